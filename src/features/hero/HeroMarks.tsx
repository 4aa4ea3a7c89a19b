import styled from "styled-components";
import { percent, placeIn, vars } from "../../ui/vars";

type Props = { world: Queries.WorldMap };

/** What stands on the smaller maps beside the names: lines to what they name, and arrowheads where routes leave. */
export const HeroMarks = ({ world }: Props) => (
  <>
    {world.labels
      .flatMap(({ leader }) => leader ?? [])
      .map((leader) => (
        <Leader
          key={`${leader.x} ${leader.y}`}
          data-at="narrow"
          {...vars({
            ...placeIn(world, leader),
            "--height": percent(leader.height / world.height),
          })}
        />
      ))}
    {world.exits.map((exit) => (
      <Exit
        key={exit.slug}
        data-at="phone"
        {...vars({
          ...placeIn(world, exit),
          "--angle": `${Math.round(exit.angle)}deg`,
        })}
      />
    ))}
  </>
);

/** From a group's name up to what it names. */
const Leader = styled.i`
  width: 1px;
  height: var(--height);
  background: var(--ink);
`;

/** An arrowhead where a route leaves the phone's map. */
const Exit = styled.i`
  width: 9px;
  height: 12px;
  margin: -6px 0 0 -2px;
  background: var(--route);
  clip-path: polygon(0 0, 100% 50%, 0 100%);
  transform: rotate(var(--angle));
`;
