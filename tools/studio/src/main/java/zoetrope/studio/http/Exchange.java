package zoetrope.studio.http;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;

/** A request, and its response. */
public record Exchange(Request request, Response response, Callback callback) {
  private static final int PATIENCE_SECONDS = 2;

  public String path() {
    return Request.getPathInContext(request);
  }

  public boolean isMethod(String method) {
    return request.getMethod().equals(method);
  }

  /** Returns a header of the request; null if missing. */
  public String header(HttpHeader header) {
    return request.getHeaders().get(header);
  }

  /** Returns a query parameter; null if missing. */
  public String parameter(String name) {
    return Request.extractQueryParameters(request).getValue(name);
  }

  /** Returns the value of a cookie; null if missing. */
  public String cookie(String name) {
    Optional<HttpCookie> found =
        Request.getCookies(request).stream().filter(c -> c.getName().equals(name)).findFirst();
    return found.map(HttpCookie::getValue).orElse(null);
  }

  /** Reads the body of the request; fails for more than {@code maxBytes} bytes. */
  public CompletableFuture<byte[]> body(int maxBytes) {
    CompletableFuture<byte[]> all = new CompletableFuture<>();
    Content.Source.asByteArrayAsync(request, maxBytes, Promise.Invocable.toPromise(all));
    return all;
  }

  public Exchange with(HttpHeader header, String value) {
    response.getHeaders().put(header, value);
    return this;
  }

  public Exchange with(String header, String value) {
    response.getHeaders().put(header, value);
    return this;
  }

  public void send(String type, byte[] content) {
    with(HttpHeader.CONTENT_TYPE, type);
    response.write(true, ByteBuffer.wrap(content), callback);
  }

  /** Answers with a status and a sentence once the request is read, or after a timeout. */
  public void refuse(int status, String why) {
    CompletableFuture<Void> end = new CompletableFuture<>();
    readToEnd(end);
    end.completeOnTimeout(null, PATIENCE_SECONDS, SECONDS)
        .thenRun(
            () -> {
              response.setStatus(status);
              response.getHeaders().put(HttpHeader.CONNECTION, "close");
              send("text/plain; charset=utf-8", why.getBytes(StandardCharsets.UTF_8));
            });
  }

  /**
   * Reads the rest of the request. A client that is cut off while it sends would not see the
   * answer.
   */
  private void readToEnd(CompletableFuture<Void> end) {
    for (Content.Chunk chunk = request.read(); chunk != null; chunk = request.read()) {
      chunk.release();
      if (chunk.isLast()) {
        end.complete(null);
        return;
      }
    }
    request.demand(() -> readToEnd(end));
  }
}
