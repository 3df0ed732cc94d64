"""How rules run: state records, the plain, compiled and CUDA builds of a rules package, batches, random numbers."""
