package zoetrope.studio;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import zoetrope.render.OutputException;
import zoetrope.render.UsageException;
import zoetrope.render.voice.RecordingWriter;
import zoetrope.render.voice.Recordings;
import zoetrope.sound.LineText;

/**
 * Recordings of lines that pages send. Each is expected under a ticket, for one line of a scene and
 * for once; so a page names no path, and what it sends ends beside that scene or nowhere.
 */
final class Takes {
  private static final int PART = 1 << 16;

  /** How long a recording may come in: from a page on this machine it takes a second. */
  private static final long MOST_NANOS = TimeUnit.MINUTES.toNanos(2);

  private static final int MOST_EXPECTED = 32;
  private static final int TICKET_BYTES = 18;
  private static final String TYPE = "audio/wav";

  private final SecureRandom random = new SecureRandom();
  private final Semaphore receiving = new Semaphore(1);
  private final Map<String, Take> expected = new LinkedHashMap<>();

  private record Take(Recordings recordings, LineText line) {}

  /** Expects a recording of a line; the ticket for it is returned. */
  synchronized String expect(Recordings recordings, LineText line) {
    byte[] bytes = new byte[TICKET_BYTES];
    random.nextBytes(bytes);
    String ticket = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    if (expected.size() >= MOST_EXPECTED) {
      expected.remove(expected.keySet().iterator().next());
    }
    expected.put(ticket, new Take(recordings, line));
    return ticket;
  }

  private synchronized Take redeem(String ticket) {
    return expected.remove(ticket);
  }

  /** Receives what a page sends; one at a time, since each is held in memory. */
  void receive(Context request) throws IOException {
    if (request.header("Origin") == null) {
      refuse(request, HttpStatus.FORBIDDEN, "only the page of the studio sends recordings");
    } else if (!TYPE.equals(request.contentType())) {
      refuse(request, HttpStatus.UNSUPPORTED_MEDIA_TYPE, "a recording is sent as " + TYPE);
    } else if (request.req().getContentLengthLong() > RecordingWriter.MOST_BYTES) {
      refuse(request, HttpStatus.CONTENT_TOO_LARGE, "the recording is too long");
    } else if (!receiving.tryAcquire()) {
      refuse(request, HttpStatus.SERVICE_UNAVAILABLE, "another recording is being sent: wait");
    } else {
      try {
        keep(request);
      } finally {
        receiving.release();
      }
    }
  }

  private void keep(Context request) throws IOException {
    Take take = redeem(request.pathParam("ticket"));
    if (take == null) {
      refuse(request, HttpStatus.NOT_FOUND, "no such recording is expected");
      return;
    }
    byte[] sound = read(request.bodyInputStream());
    if (sound == null) {
      refuse(request, HttpStatus.REQUEST_TIMEOUT, "the recording comes too slowly");
      return;
    }
    if (sound.length > RecordingWriter.MOST_BYTES) {
      refuse(request, HttpStatus.CONTENT_TOO_LARGE, "the recording is too long");
      return;
    }
    try {
      RecordingWriter.write(take.recordings(), take.line(), sound);
      request.status(HttpStatus.NO_CONTENT);
    } catch (UsageException | OutputException e) {
      refuse(request, HttpStatus.UNPROCESSABLE_CONTENT, e.getMessage());
    }
  }

  /** Reads one byte too many at most; null where that takes too long. */
  private static byte[] read(InputStream in) throws IOException {
    long start = System.nanoTime();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] part = new byte[PART];
    for (int n = in.read(part); n >= 0; n = in.read(part)) {
      all.write(part, 0, Math.min(n, RecordingWriter.MOST_BYTES + 1 - all.size()));
      if (all.size() > RecordingWriter.MOST_BYTES) {
        break;
      }
      if (System.nanoTime() - start > MOST_NANOS) {
        return null;
      }
    }
    return all.toByteArray();
  }

  private static void refuse(Context request, HttpStatus status, String why) {
    request.status(status).result(why);
  }
}
