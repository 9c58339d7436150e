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

/** A request with the means to answer it. */
public record Exchange(Request request, Response response, Callback callback) {
  private static final int PATIENCE_SECONDS = 2;

  /** The path that is asked for, decoded. */
  public String path() {
    return Request.getPathInContext(request);
  }

  /** Whether the method has this name. */
  public boolean isMethod(String method) {
    return request.getMethod().equals(method);
  }

  /** A header of the request; null where there is none. */
  public String header(HttpHeader header) {
    return request.getHeaders().get(header);
  }

  /** A parameter of the address; null where there is none. */
  public String parameter(String name) {
    return Request.extractQueryParameters(request).getValue(name);
  }

  /** The value of a cookie; null where there is none. */
  public String cookie(String name) {
    Optional<HttpCookie> found =
        Request.getCookies(request).stream().filter(c -> c.getName().equals(name)).findFirst();
    return found.map(HttpCookie::getValue).orElse(null);
  }

  /** The bytes that come with the request; it fails of more than so many. */
  public CompletableFuture<byte[]> body(int most) {
    CompletableFuture<byte[]> all = new CompletableFuture<>();
    Content.Source.asByteArrayAsync(request, most, Promise.Invocable.toPromise(all));
    return all;
  }

  /** Sets a header of the answer in place of one of the same name. */
  public Exchange with(HttpHeader header, String value) {
    response.getHeaders().put(header, value);
    return this;
  }

  /** Sets a header of the answer in place of one of the same name. */
  public Exchange with(String header, String value) {
    response.getHeaders().put(header, value);
    return this;
  }

  /** Answers with content. */
  public void send(String type, byte[] content) {
    with(HttpHeader.CONTENT_TYPE, type);
    response.write(true, ByteBuffer.wrap(content), callback);
  }

  /** Answers with a status and a sentence, once the request is read, or after a while. */
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

  /** Reads what still comes: who is cut off while sending would not see the answer. */
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
