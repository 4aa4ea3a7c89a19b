export function memo<Value>(get: (key: string) => Value) {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    if (!known.has(key)) known.set(key, get(key));
    return known.get(key)!;
  };
}
