import type { ReactNode } from "react";
import { Frame } from "./Frame";
import { useFrame } from "./useFrame";

type Props = { path: string; children: ReactNode };

/** The frame with its content from GraphQL. */
export const Layout = ({ path, children }: Props) => (
  <Frame path={path} {...useFrame()}>
    {children}
  </Frame>
);
