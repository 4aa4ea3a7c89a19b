import styled, { keyframes } from "styled-components";
import { VisuallyHidden } from "../components/VisuallyHidden";
import { useSite } from "../site";

/** @param path the path of the page that is on its way, or "" */
type Props = { path: string };

/** While a page is on its way: the header's ruler fills towards India's meridian, and screen readers say its name. */
export function Loading({ path }: Props) {
  const { header, footer, name, countries } = useSite();
  const pages = [
    ...footer.quickLinks,
    ...header.links,
    { to: "/", label: name },
    ...countries.map(({ slug, name }) => ({
      to: `/country/${slug}`,
      label: name,
    })),
  ];
  const page = pages.find(({ to }) => to === path)?.label ?? "the page";
  return (
    <>
      {/* Always in the page: a live region that appears together with its text is not announced. */}
      <VisuallyHidden role="status">{path && `Loading ${page}`}</VisuallyHidden>
      {path && <Fill />}
    </>
  );
}

/** As long as the longest wait: lib/navigation.ts. */
const fill = keyframes`
  from {
    transform: scaleX(0);
  }
`;

/** A border, which forced colours do not remove. */
const Fill = styled.span`
  position: absolute;
  inset: auto auto 0 0;
  width: var(--home-x);
  border-top: var(--space-2) solid var(--route);
  transform-origin: 0;
  pointer-events: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fill} 8s cubic-bezier(0, 0.6, 0.4, 1);
  }
`;
