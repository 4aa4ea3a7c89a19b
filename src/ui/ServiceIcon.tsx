import {
  Award,
  BookOpen,
  FileText,
  LifeBuoy,
  MessagesSquare,
  PencilLine,
  PlaneTakeoff,
  Stamp,
  Users,
} from "lucide-react";
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
