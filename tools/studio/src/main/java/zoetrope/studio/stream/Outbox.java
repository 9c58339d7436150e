package zoetrope.studio.stream;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * Sends messages to a page in order, without waiting for it. A page that does not read is cut off:
 * after so many messages, or after a while.
 */
public final class Outbox {
  private static final int MOST_MESSAGES = 200;
  private static final long MOST_BYTES = 32L << 20;

  private final CoreSession session;
  private final long patienceNanos;
  private Runnable idle = () -> {};
  private final Deque<Object> waiting = new ArrayDeque<>();
  private long bytes;
  private boolean sending;
  private boolean ended;
  private long since;

  /** For a page that is given so long to read a message. */
  public Outbox(CoreSession session, Duration patience) {
    this.session = session;
    this.patienceNanos = patience.toNanos();
  }

  /** Has {@code action} run whenever all has been sent. */
  synchronized void whenIdle(Runnable action) {
    idle = action;
  }

  /** Sends a text or a {@link ByteBuffer}. */
  public void send(Object message) {
    synchronized (this) {
      if (ended) {
        return;
      }
      waiting.add(message);
      bytes += size(message);
      if (sending && !isTooMuch()) {
        return;
      }
    }
    next();
  }

  private boolean isTooMuch() {
    return waiting.size() > MOST_MESSAGES || sending && bytes > MOST_BYTES;
  }

  private static long size(Object message) {
    return message instanceof ByteBuffer bytes ? bytes.remaining() : ((String) message).length();
  }

  /** Whether nothing waits to be sent. */
  synchronized boolean isIdle() {
    return waiting.isEmpty() && !sending;
  }

  /** Cuts the page off when it has not read for long. */
  public void check() {
    boolean stuck;
    synchronized (this) {
      stuck = sending && System.nanoTime() - since > patienceNanos;
    }
    if (stuck) {
      end();
    }
  }

  private void next() {
    Object message;
    synchronized (this) {
      if (ended || waiting.isEmpty()) {
        return;
      }
      if (isTooMuch()) {
        message = null;
      } else if (sending) {
        return;
      } else {
        message = waiting.poll();
        bytes -= size(message);
        sending = true;
        since = System.nanoTime();
      }
    }
    if (message == null) {
      end();
    } else {
      Frame frame =
          message instanceof ByteBuffer bytes
              ? new Frame(OpCode.BINARY, bytes)
              : new Frame(OpCode.TEXT, (String) message);
      session.sendFrame(frame, Callback.from(this::sent, error -> end()), false);
    }
  }

  private void end() {
    synchronized (this) {
      ended = true;
      waiting.clear();
      bytes = 0;
    }
    session.abort();
  }

  private void sent() {
    Runnable action;
    synchronized (this) {
      sending = false;
      action = waiting.isEmpty() ? idle : this::next;
    }
    action.run();
  }
}
