// Latencies counted in buckets of one percent, so that millions of them stay small and slices can be added up.
const STEP = Math.log(1.01);

export class Latencies {
  constructor() {
    this.counts = new Map();
  }

  add(milliseconds) {
    const bucket = Math.floor(Math.log(Math.max(1, milliseconds * 1000)) / STEP);
    this.counts.set(bucket, (this.counts.get(bucket) ?? 0) + 1);
  }

  // Bucket b holds what took from 1.01^b to 1.01^(b+1) microseconds.
  data() {
    return Object.fromEntries(this.counts);
  }
}
