import styled from "styled-components";
import { columns, section, wrap } from "../../ui/mixins";
import { Picture } from "./Picture";
import { SmartLink } from "../../ui/SmartLink";

type Props = Pick<
  Queries.CountryPageQuery["country"],
  "intro" | "facts" | "photo"
>;

/** What an editor adds to a country: a picture, paragraphs, facts. Nothing is missing without them. */
export function CountryStory({ intro, facts, photo }: Props) {
  const image = photo?.image?.childImageSharp?.gatsbyImageData;
  if (!intro && !facts && !image) return null;
  return (
    <Story>
      {image && photo && (
        <figure>
          <Picture image={image} alt={photo.alt} sizes="92vw" />
          <figcaption>{photo.credit}</figcaption>
        </figure>
      )}
      {(intro || facts) && (
        <div>
          {intro?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts && (
            <dl>
              {facts.map(({ label, value, source }, index) => (
                <div key={label}>
                  <dt id={`fact-${index}`}>{label}</dt>
                  <dd>
                    {value}
                    {source && (
                      <>
                        {" "}
                        <SmartLink
                          to={source}
                          newTab
                          aria-describedby={`fact-${index}`}
                        >
                          Source
                        </SmartLink>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </Story>
  );
}

const Story = styled.section`
  ${section}
  ${wrap}
  gap: 32px 64px;
  align-items: start;
  padding-top: 0;
  ${columns(7, 5)}
  img {
    width: 100%;
    height: auto;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
  figcaption {
    margin-top: 8px;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  p {
    max-width: var(--measure);
    font-size: var(--t-lg);
    line-height: 1.5;
  }
  p + p,
  p + dl {
    margin-top: 16px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    padding: 11px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: var(--w-strong);
  }
`;
