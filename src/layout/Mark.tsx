/** The mark: a globe of meridians. The one magenta line is home's. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 40 40"
      width="34"
      height="34"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden
    >
      <circle cx="20" cy="20" r="17" />
      <path d="M20 3C10 8 7 14 7 20s3 12 13 17M20 3c-3.5 5-5 11-5 17s1.5 12 5 17" />
      <path
        d="M20 3c8 5 10.5 11 10.5 17S28 32 20 37"
        stroke="var(--route)"
        strokeWidth="4"
      />
    </svg>
  );
}
