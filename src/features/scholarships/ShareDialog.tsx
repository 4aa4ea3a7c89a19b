import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { chatAddress } from "../../lib/contactUrls";
import { Button } from "../../ui/Button";
import { phone } from "../../ui/media";
import type { Shared } from "./share";

type Props = {
  texts: ScholarshipsPage["finder"]["sharing"];
  shared: Shared;
  onClose: () => void;
};

/** For browsers without navigator.share: by WhatsApp, or by copying the address. */
export function ShareDialog({ texts, shared, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const { text, url } = shared;

  useEffect(() => dialog.current?.showModal(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(texts.copied);
    } catch {
      address.current?.select();
      setStatus(texts.notCopied);
    }
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby="share"
      onClose={onClose}
      onClick={({ target }) =>
        // A press on the backdrop is one on the dialog itself, as the form fills it.
        target === dialog.current && dialog.current.close()
      }
    >
      <form method="dialog">
        <h2 id="share">{texts.one}</h2>
        <p>{text}</p>
        <Button to={chatAddress("", `${text} ${url}`)} newTab>
          {texts.chat}
        </Button>
        <input readOnly value={url} aria-label={texts.address} ref={address} />
        <Row>
          <Button kind="line" onClick={copy}>
            {texts.copy}
          </Button>
          <Button kind="line" type="submit">
            {texts.close}
          </Button>
        </Row>
        <Status role="status">{status}</Status>
      </form>
    </Dialog>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 12px;
`;

/** Takes no room while it is empty. */
const Status = styled.p`
  font-weight: var(--w-strong);
  &:empty {
    margin-top: -14px;
  }
`;

const Dialog = styled.dialog`
  width: min(480px, 100% - 40px);
  padding: 0;
  border: 0;
  border-top: 6px solid var(--route);
  background: var(--raise);
  color: var(--ink);
  &::backdrop {
    background: rgb(11 26 59 / 0.6);
  }
  form {
    display: grid;
    gap: 14px;
    padding: 24px 24px calc(24px + env(safe-area-inset-bottom));
  }
  h2 {
    font-size: var(--t-2xl);
  }
  /* To be read and copied; not a button. */
  input {
    min-width: 0;
    min-height: 44px;
    padding: 10px 12px;
    border: 0;
    border-radius: 0;
    background: var(--paper-2);
    font-size: var(--t-sm);
  }
  /* Within reach of a thumb. */
  @media ${phone} {
    width: 100%;
    max-width: none;
    margin-bottom: 0;
  }
`;
