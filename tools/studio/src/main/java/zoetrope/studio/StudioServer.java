package zoetrope.studio;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpStatus;
import io.javalin.websocket.WsConfig;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.server.ConnectionLimit;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.servlet.ServletContextHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import zoetrope.render.UsageException;

/** Hands out the page and connects its windows. */
final class StudioServer implements AutoCloseable {
  private static final int MOST_CONNECTIONS = 64;
  private static final int MOST_THREADS = 40;
  private static final int MOST_MESSAGE = 1 << 16;
  private static final Duration IDLE = Duration.ofSeconds(30);

  private static final String NO_KEY = "open the link that render studio printed: it has the key";
  private static final String OLD_KEY =
      "this link is of a studio that has ended, for each has a key of its own: open the link that"
          + " render studio printed last";

  private final Supplier<Workspace> workspace;
  private final PageFiles page = new PageFiles();
  private final Javalin javalin;
  private final AccessControl access;
  private final ServerConnector[] connector = new ServerConnector[1];

  /**
   * Begins to serve.
   *
   * @param workspace is asked for by each request; one may wait for it there
   * @throws UsageException when the address or port cannot be listened at
   */
  StudioServer(Supplier<Workspace> workspace, String address, int port) {
    this.workspace = workspace;
    this.javalin = Javalin.create(config -> configure(config, address, port));
    ServletContextHandler[] handler = new ServletContextHandler[1];
    javalin.unsafeConfig().jetty.modifyServletContextHandler(h -> handler[0] = h);
    javalin.before(this::check);
    javalin.wsBeforeUpgrade(this::checkUpgrade);
    javalin.get("/made/{job}/{number}", this::made);
    javalin.post("/take/{ticket}", request -> workspace.get().takes().receive(request));
    javalin.get("/*", this::file);
    javalin.ws("/window", this::windows);
    try {
      javalin.start();
    } catch (RuntimeException e) {
      throw new UsageException(
          "the studio cannot listen at "
              + address
              + (port == 0 ? "" : ", port " + port)
              + ": another program may use it; give another --port");
    }
    this.access = AccessControl.at(address, connector[0].getLocalPort());
    uncompressed(handler[0].getServletContext());
  }

  private void configure(JavalinConfig config, String address, int port) {
    config.showJavalinBanner = false;
    config.startupWatcherEnabled = false;
    config.http.defaultContentType = "text/plain";
    config.http.maxRequestSize = MOST_MESSAGE;
    config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, 2);
    config.jetty.addConnector(
        (server, http) -> connector[0] = connector(server, http, address, port));
    config.jetty.modifyServer(
        server -> server.addBean(new ConnectionLimit(MOST_CONNECTIONS, server)));
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(MOST_MESSAGE);
          factory.setMaxBinaryMessageSize(0);
          factory.setMaxFrameSize(MOST_MESSAGE);
          factory.setIdleTimeout(IDLE);
        });
  }

  private static ServerConnector connector(
      Server server, HttpConfiguration http, String address, int port) {
    http.setSendServerVersion(false);
    http.setIdleTimeout(IDLE.toMillis());
    http.setMinRequestDataRate(MOST_MESSAGE);
    ServerConnector made = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    made.setHost(address);
    made.setPort(port);
    made.setIdleTimeout(IDLE.toMillis());
    return made;
  }

  /** Pictures are sent as they are: to compress them would take longer than to send them. */
  private static void uncompressed(ServletContext context) {
    WebSocketServerComponents.getWebSocketComponents(context)
        .getExtensionRegistry()
        .unregister("permessage-deflate");
  }

  /** The link to the page, with its key. */
  String link() {
    String host = connector[0].getHost();
    String named = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    return "http://" + named + ":" + connector[0].getLocalPort() + access.query();
  }

  /** Where it listens; for tests, which let the server go and come back. */
  ServerConnector connector() {
    return connector[0];
  }

  private void check(Context request) {
    request
        .header("Content-Security-Policy", AccessControl.CONTENT_POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Cache-Control", "no-store");
    if (!access.isHost(request.header("Host"))) {
      refuse(request, "this is not the address of the studio: open the link that it printed");
    } else if (!access.isOrigin(request.header("Origin"))) {
      refuse(request, "another page may not use the studio");
    } else if (request.path().equals("/") && access.isKey(request.queryParam("key"))) {
      request.header("Set-Cookie", access.setCookie());
    } else if (!access.isKey(request.cookie(access.cookie()))) {
      refuse(request, request.queryParam("key") == null ? NO_KEY : OLD_KEY);
    }
  }

  /** The same for windows, which the handlers of pages do not see. */
  private void checkUpgrade(Context request) {
    if (!access.isHost(request.header("Host"))
        || !access.isOrigin(request.header("Origin"))
        || !access.isKey(request.cookie(access.cookie()))) {
      throw new ForbiddenResponse(NO_KEY);
    }
  }

  private static void refuse(Context request, String why) {
    request.status(HttpStatus.FORBIDDEN).result(why);
    request.skipRemainingHandlers();
  }

  private void file(Context request) {
    Optional<PageFiles.PageFile> file = page.find(request.path());
    if (file.isEmpty()) {
      request.status(HttpStatus.NOT_FOUND).result("there is no such page");
      return;
    }
    request.contentType(file.get().type()).result(file.get().content());
  }

  /** Hands out a finished file, in parts where a player asks for them. */
  private void made(Context request) throws IOException {
    String job = request.pathParam("job");
    String number = request.pathParam("number");
    Optional<Path> file =
        (job + number).matches("\\d{2,9}")
            ? workspace.get().makeQueue().file(Integer.parseInt(job), Integer.parseInt(number))
            : Optional.empty();
    if (file.isEmpty() || !Files.isRegularFile(file.get())) {
      request.status(HttpStatus.NOT_FOUND).result("there is no such file");
      return;
    }
    String type = PageFiles.type(file.get().getFileName().toString());
    AccessControl.madePolicy(type)
        .ifPresent(policy -> request.header("Content-Security-Policy", policy));
    request.writeSeekableStream(Files.newInputStream(file.get()), type, Files.size(file.get()));
  }

  private void windows(WsConfig ws) {
    ws.onConnect(context -> workspace.get().connected(context.session));
    ws.onMessage(message -> workspace.get().received(message.session, message.message()));
    ws.onClose(context -> workspace.get().closed(context.session));
    ws.onError(context -> workspace.get().closed(context.session));
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
