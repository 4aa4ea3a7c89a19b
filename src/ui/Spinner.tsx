import styled, { keyframes } from "styled-components";

/** Something is under way. What, the text beside it says. */
export function Spinner() {
  return (
    <Drawing
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </Drawing>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Drawing = styled.svg`
  width: 20px;
  height: 20px;
  flex: none;
  animation: ${turn} 1s linear infinite;
`;
