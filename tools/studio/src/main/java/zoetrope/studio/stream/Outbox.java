package zoetrope.studio.stream;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;

/**
 * Sends messages to a page in order without waiting for it. A page that does not read is
 * disconnected: after a number of messages or bytes, or after a timeout.
 */
public final class Outbox {
  private static final int MAX_MESSAGES = 200;
  private static final long MAX_BYTES = 32L << 20;

  private final CoreSession session;
  private final long patienceMillis;
  private final AtomicInteger messages = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();
  private volatile Runnable idle = () -> {};

  /** Creates an outbox; the page may take this long to read a part of a message. */
  public Outbox(CoreSession session, Duration patience) {
    this.session = session;
    this.patienceMillis = patience.toMillis();
  }

  /** Sets an action that runs whenever everything has been sent. */
  void whenIdle(Runnable action) {
    idle = action;
  }

  public void send(String text) {
    send(new Frame(OpCode.TEXT, text));
  }

  void send(ByteBuffer data) {
    send(new Frame(OpCode.BINARY, data));
  }

  private void send(Frame frame) {
    int size = frame.getPayloadLength();
    int count = messages.incrementAndGet();
    long sum = bytes.addAndGet(size);
    if (count > MAX_MESSAGES || count > 1 && sum > MAX_BYTES) {
      session.abort();
      return;
    }
    Callback callback = Callback.from(() -> sent(size), error -> session.abort());
    session.sendFrame(
        new OutgoingEntry.Builder(frame, callback).frameTimeout(patienceMillis).build());
  }

  private void sent(int size) {
    bytes.addAndGet(-size);
    if (messages.decrementAndGet() == 0) {
      idle.run();
    }
  }

  /** Whether nothing is waiting to be sent. */
  boolean isIdle() {
    return messages.get() == 0;
  }
}
