import Award from "lucide-react/icons/award";
import BookOpen from "lucide-react/icons/book-open";
import FileText from "lucide-react/icons/file-text";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MessagesSquare from "lucide-react/icons/messages-square";
import PencilLine from "lucide-react/icons/pencil-line";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import Stamp from "lucide-react/icons/stamp";
import Users from "lucide-react/icons/users";
import type { ServiceIcon as Name } from "../content/model";

const DRAWINGS = {
  award: Award,
  book: BookOpen,
  document: FileText,
  lifebuoy: LifeBuoy,
  messages: MessagesSquare,
  pencil: PencilLine,
  people: Users,
  plane: PlaneTakeoff,
  stamp: Stamp,
} as const satisfies Record<Name, unknown>;

type Props = { name: Name };

/** The drawing that a service names in data/. */
export function ServiceIcon({ name }: Props) {
  const Drawing = DRAWINGS[name];
  return <Drawing aria-hidden size={48} strokeWidth={1.5} />;
}
