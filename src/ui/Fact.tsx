import type { ReactNode } from "react";

type Props = { term: string; children: ReactNode };

/** One line of a <dl>. */
export const Fact = ({ term, children }: Props) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
