package zoetrope.studio;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import zoetrope.studio.window.Window;
import zoetrope.studio.window.Workspace;

/** Assembles the frames of a WebSocket into calls of a window. */
final class WindowFrames implements FrameHandler {
  /** The maximum size of a call in bytes. */
  static final int MAX_MESSAGE_BYTES = 1 << 16;

  private final Supplier<Workspace> workspace;
  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private CoreSession session;
  private Window window;

  WindowFrames(Supplier<Workspace> workspace) {
    this.workspace = workspace;
  }

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = opened;
    window = workspace.get().connected(opened).orElse(null);
    callback.succeeded();
    opened.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    switch (frame.getOpCode()) {
      case OpCode.PING -> {
        ByteBuffer same = BufferUtil.copy(frame.getPayload());
        session.sendFrame(new Frame(OpCode.PONG, same), Callback.NOOP, false);
      }
      case OpCode.BINARY -> session.close(CloseStatus.BAD_DATA, "not a call", Callback.NOOP);
      case OpCode.TEXT, OpCode.CONTINUATION -> add(frame);
      default -> {} // The session answers the request to close.
    }
    callback.succeeded();
    session.demand();
  }

  private void add(Frame frame) {
    byte[] part = BufferUtil.toArray(frame.getPayload());
    if (message.size() + part.length > MAX_MESSAGE_BYTES) {
      session.close(CloseStatus.MESSAGE_TOO_LARGE, "the call is too long", Callback.NOOP);
      return;
    }
    message.writeBytes(part);
    if (frame.isFin()) {
      byte[] call = message.toByteArray();
      message.reset();
      if (window != null) {
        receive(call);
      }
    }
  }

  private void receive(byte[] text) {
    try {
      JsonNode call = workspace.get().json().readTree(text);
      if (call.path("call").isTextual()) {
        window.received(call);
        return;
      }
    } catch (IOException e) {
      // Text that is not JSON is not a call.
    }
    session.close(CloseStatus.BAD_PAYLOAD, "not a call", Callback.NOOP);
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    if (window != null) {
      workspace.get().closed(window);
    }
    callback.succeeded();
  }
}
