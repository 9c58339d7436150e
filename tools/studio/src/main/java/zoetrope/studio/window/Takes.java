package zoetrope.studio.window;

import static java.util.concurrent.TimeUnit.MINUTES;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;
import zoetrope.render.voice.RecordingWriter;
import zoetrope.render.voice.Recordings;
import zoetrope.sound.LineText;
import zoetrope.studio.http.Exchange;

/**
 * A receiver of voice recordings that pages send. A page sends a ticket with each recording. The
 * ticket determines the spoken line and the scene. So a page cannot name a path, and a recording is
 * always written next to its scene.
 */
public final class Takes {
  /** The time limit for a recording. A page on this machine sends one in about a second. */
  private static final int PATIENCE_MINUTES = 2;

  private static final int MAX_EXPECTED = 32;
  private static final int TICKET_BYTES = 18;
  private static final String TYPE = "audio/wav";

  private final SecureRandom random = new SecureRandom();
  private final Semaphore receiving = new Semaphore(1);
  private final Map<String, Take> expected = new LinkedHashMap<>();

  private record Take(Recordings recordings, LineText line) {}

  /** Returns a new ticket for a recording of a line. */
  public synchronized String expect(Recordings recordings, LineText line) {
    byte[] bytes = new byte[TICKET_BYTES];
    random.nextBytes(bytes);
    String ticket = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    if (expected.size() >= MAX_EXPECTED) {
      expected.remove(expected.keySet().iterator().next());
    }
    expected.put(ticket, new Take(recordings, line));
    return ticket;
  }

  private synchronized Take redeem(String ticket) {
    return expected.remove(ticket);
  }

  /** Receives a recording; one at a time, because each is in memory. */
  public void receive(Exchange exchange, String ticket) throws InterruptedException {
    if (exchange.header(HttpHeader.ORIGIN) == null) {
      exchange.refuse(HttpStatus.FORBIDDEN_403, "only the page of the studio may send recordings");
    } else if (!TYPE.equals(exchange.header(HttpHeader.CONTENT_TYPE))) {
      exchange.refuse(HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, "a recording must be sent as " + TYPE);
    } else if (exchange.request().getLength() > RecordingWriter.MAX_BYTES) {
      exchange.refuse(HttpStatus.PAYLOAD_TOO_LARGE_413, "the recording is too long");
    } else if (!receiving.tryAcquire()) {
      exchange.refuse(HttpStatus.SERVICE_UNAVAILABLE_503, "another recording is being sent: wait");
    } else {
      Runnable answer;
      try {
        answer = keep(exchange, ticket);
      } finally {
        receiving.release();
      }
      answer.run(); // Only now, because the page may send the next recording at once.
    }
  }

  /** Writes a recording, and returns what sends the answer. */
  private Runnable keep(Exchange exchange, String ticket) throws InterruptedException {
    Take take = redeem(ticket);
    if (take == null) {
      return () -> exchange.refuse(HttpStatus.NOT_FOUND_404, "no such recording is expected");
    }
    try {
      byte[] sound = exchange.body(RecordingWriter.MAX_BYTES).get(PATIENCE_MINUTES, MINUTES);
      RecordingWriter.write(take.recordings(), take.line(), sound);
      return () -> {
        exchange.response().setStatus(HttpStatus.NO_CONTENT_204);
        exchange.callback().succeeded();
      };
    } catch (TimeoutException e) {
      return () ->
          exchange.refuse(HttpStatus.REQUEST_TIMEOUT_408, "the recording arrives too slowly");
    } catch (ExecutionException e) {
      return () -> exchange.refuse(HttpStatus.PAYLOAD_TOO_LARGE_413, "the recording is too long");
    } catch (UsageException | OutputException e) {
      return () -> exchange.refuse(HttpStatus.UNPROCESSABLE_ENTITY_422, e.getMessage());
    }
  }
}
