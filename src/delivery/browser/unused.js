// What stands in scripts.ts's list is replaced by this.
