/** The lines of a text: which one a place stands in, and what it says. Lines and columns count from 1, as editors show them. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(private readonly source: string) {
    for (let at = source.indexOf("\n"); at >= 0;) {
      this.starts.push(at + 1);
      at = source.indexOf("\n", at + 1);
    }
  }

  get count(): number {
    return this.starts.length;
  }

  lineAt(place: number): number {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? Infinity) <= place) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  columnAt(place: number): number {
    return place - this.start(this.lineAt(place)) + 1;
  }

  /** Where a line begins; the end of the text for a line after the last. */
  start(line: number): number {
    return this.starts[line - 1] ?? this.source.length;
  }

  /** A line without its line break. */
  text(line: number): string {
    return this.source
      .slice(this.start(line), this.start(line + 1))
      .replace(/\r?\n$/, "");
  }
}
