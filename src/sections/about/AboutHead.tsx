import styled from "styled-components";
import { Globe } from "./Globe";
import { Lede } from "../../ui/Lede";
import { narrow } from "../../ui/media";
import { columns, wrap } from "../../ui/mixins";

type Props = {
  heading: string;
  lead: string;
  globe: Queries.Globe;
  /** The globe in words. */
  mapDescription: string;
};

/** The head of the about page: who we are, beside the world as seen from home. */
export function AboutHead({ heading, lead, globe, mapDescription }: Props) {
  return (
    <Head>
      <div>
        <h1>{heading}</h1>
        <Lede>{lead}</Lede>
      </div>
      <Globe globe={globe} description={mapDescription} />
    </Head>
  );
}

const Head = styled.div`
  ${wrap}
  gap: 48px;
  align-items: center;
  padding-block: calc(var(--header-h) + 32px) clamp(40px, 4vw, 64px);
  ${columns(6, 7)}
  h1 {
    max-width: 6em;
  }
  ${Lede} {
    max-width: 22.7em;
    margin-top: 24px;
  }
  > [role="img"] {
    justify-self: end;
    width: min(100%, calc(100svh - 150px));
    min-width: min(100%, 520px);
  }
  @media ${narrow} {
    gap: 32px;
    h1 {
      max-width: 9em;
    }
    ${Lede} {
      margin-top: 16px;
    }
    > [role="img"] {
      justify-self: start;
      width: 100%;
      max-width: 640px;
    }
  }
`;
