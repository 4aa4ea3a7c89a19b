import styled from "styled-components";
import { FactList } from "../../components/FactList";
import { Lead } from "../../components/Lead";
import { Picture } from "./Picture";
import { Section } from "../../components/Section";
import { SmartLink } from "../../components/SmartLink";
import { onWide } from "../../styles/media";
import { inColumns } from "../../styles/mixins";

type Props = Pick<
  Queries.CountryPageQuery["country"],
  "intro" | "facts" | "photo"
>;

/** Optional content of a country, added by editors: a picture, paragraphs, facts. */
export function CountryStory({ intro, facts, photo }: Props) {
  const image = photo?.image?.childImageSharp?.gatsbyImageData;
  if (!intro && !facts?.length && !image) return null;
  return (
    <Section>
      <Columns>
        {image && photo && (
          <figure>
            <Picture
              image={image}
              alt={photo.alt}
              sizes={`${onWide} 53vw, 92vw`}
            />
            <figcaption>{photo.credit}</figcaption>
          </figure>
        )}
        <Text>
          {intro?.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          {facts && facts.length > 0 && (
            <FactList
              facts={facts.map(({ label, value, source }) => [
                label,
                <>
                  <span>{value}</span>{" "}
                  {source && (
                    <SmartLink
                      to={source}
                      newTab
                      aria-label={`Source: ${label}, opens in a new tab`}
                    >
                      Source
                    </SmartLink>
                  )}
                </>,
              ])}
            />
          )}
        </Text>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  ${inColumns(11)}
  align-items: start;
  figcaption {
    margin-top: var(--space-2);
    font-size: var(--t-sm);
    color: var(--text-2);
  }
`;

const Paragraph = styled(Lead)`
  color: var(--text);
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
`;
