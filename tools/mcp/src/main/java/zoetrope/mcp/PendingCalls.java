package zoetrope.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * The calls of tools that have no answer yet. The SDK does not handle cancellations, and does not
 * pass the id of a request to the tool. So this class reads the messages before the SDK does, and
 * adds the id to the metadata of each call.
 */
final class PendingCalls {
  /** The key of the id in the metadata of a call. */
  private static final String ID = "zoetrope/request";

  private final ObjectMapper json = new ObjectMapper();
  private final Map<String, Call> calls = new ConcurrentHashMap<>();
  private final CountDownLatch ended = new CountDownLatch(1);

  static final class Call {
    private boolean cancelled;
    private Runnable action = () -> {};

    /**
     * Sets the action that a cancellation runs. If the call is cancelled already, runs the action
     * now.
     */
    synchronized void onCancel(Runnable next) {
      action = next;
      if (cancelled) {
        next.run();
      }
    }

    private synchronized void cancel() {
      cancelled = true;
      action.run();
    }
  }

  /** Returns the messages of a stream for the SDK. */
  InputStream messages(InputStream in) {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    return new SequenceInputStream(
        new Enumeration<>() {
          private String next;

          @Override
          public boolean hasMoreElements() {
            try {
              next = next == null ? lines.readLine() : next;
            } catch (IOException e) {
              next = null; // The client is gone.
            }
            if (next == null) {
              ended.countDown();
            }
            return next != null;
          }

          @Override
          public InputStream nextElement() {
            String line = hasMoreElements() ? next : "";
            next = null;
            return new ByteArrayInputStream((read(line) + "\n").getBytes(StandardCharsets.UTF_8));
          }
        });
  }

  void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** Handles a message, and returns the text that the SDK reads instead of it. */
  private String read(String line) {
    try {
      JsonNode message = json.readTree(line);
      if (!(message.path("params") instanceof ObjectNode parameters)) {
        return line;
      }
      String method = message.path("method").asText();
      if (method.equals("tools/call")) {
        String id = message.path("id").toString();
        calls.put(id, new Call());
        parameters.withObject("/_meta").put(ID, id);
        return json.writeValueAsString(message);
      }
      if (method.equals("notifications/cancelled")) {
        Call call = calls.get(parameters.path("requestId").toString());
        if (call != null) {
          call.cancel();
        }
      }
      return line;
    } catch (IOException e) {
      return line; // The SDK answers that this is not a message.
    }
  }

  Call of(Map<String, Object> metadata) {
    return calls.getOrDefault(String.valueOf(metadata.get(ID)), new Call());
  }

  /** Forgets a call that is answered. */
  void answered(Map<String, Object> metadata) {
    calls.remove(String.valueOf(metadata.get(ID)));
  }
}
