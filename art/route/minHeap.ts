interface Entry {
  readonly cost: number;
  readonly item: number;
}

/** A binary heap of numbers by cost: cheapest out first. */
export class MinHeap {
  private readonly entries: Entry[] = [];

  push(cost: number, item: number): void {
    this.entries.push({ cost, item });
    let child = this.entries.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.costAt(parent) <= this.costAt(child)) break;
      this.swap(parent, child);
      child = parent;
    }
  }

  pop(): Entry | undefined {
    const top = this.entries[0];
    const last = this.entries.pop();
    if (!last || this.entries.length === 0) return top;
    this.entries[0] = last;
    let parent = 0;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= this.entries.length) break;
      if (this.costAt(child + 1) < this.costAt(child)) child++;
      if (this.costAt(parent) <= this.costAt(child)) break;
      this.swap(parent, child);
      parent = child;
    }
    return top;
  }

  private costAt(index: number): number {
    return this.entries[index]?.cost ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.entries[a], this.entries[b]];
    if (!first || !second) return;
    this.entries[a] = second;
    this.entries[b] = first;
  }
}
