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
import org.eclipse.jetty.server.LocalConnector;
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
  private volatile AccessControl access;
  private LocalConnector within;
  private HttpConfiguration http;
  private ServerConnector connector;

  /**
   * Begins to serve.
   *
   * @param workspace is asked for by each request; one may wait for it there
   * @throws UsageException when the address or port cannot be listened at
   */
  StudioServer(Supplier<Workspace> workspace, String address, int port) {
    this(workspace);
    listen(address, port);
  }

  /** Has all ready; nobody reaches it before it listens. */
  StudioServer(Supplier<Workspace> workspace) {
    this.workspace = workspace;
    this.javalin = Javalin.create(this::configure);
    ServletContextHandler[] handler = new ServletContextHandler[1];
    javalin.unsafeConfig().jetty.modifyServletContextHandler(h -> handler[0] = h);
    javalin.before(this::check);
    javalin.wsBeforeUpgrade(this::checkUpgrade);
    javalin.get("/made/{job}/{number}", this::made);
    javalin.post("/take/{ticket}", request -> workspace.get().takes().receive(request));
    javalin.get("/*", this::file);
    javalin.ws("/window", this::windows);
    javalin.start();
    uncompressed(handler[0].getServletContext());
  }

  /**
   * Lets itself be reached.
   *
   * @throws UsageException when the address or port cannot be listened at
   */
  void listen(String address, int port) {
    Server server = javalin.jettyServer().server();
    connector = connector(server, address, port);
    try {
      server.addBean(new ConnectionLimit(MOST_CONNECTIONS, connector));
      connector.start();
      access = AccessControl.at(address, connector.getLocalPort());
      server.addConnector(connector);
    } catch (Exception e) {
      close();
      throw new UsageException(
          "the studio cannot listen at "
              + address
              + (port == 0 ? "" : ", port " + port)
              + ": another program may use it; give another --port");
    }
  }

  /** Has a page asked for within the process, so that what this takes is loaded. */
  void warmUp() {
    AccessControl own = AccessControl.at("127.0.0.1", 1);
    access = own;
    try {
      within.getResponse(
          "GET /studio.js HTTP/1.1\r\nHost: localhost:1\r\nCookie: "
              + own.cookie()
              + "="
              + own.query().replaceAll(".*=", "")
              + "\r\n\r\n");
    } catch (Exception e) {
      // The first page will take longer.
    }
  }

  private void configure(JavalinConfig config) {
    config.showJavalinBanner = false;
    config.startupWatcherEnabled = false;
    config.http.defaultContentType = "text/plain";
    config.http.maxRequestSize = MOST_MESSAGE;
    QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, 2);
    threads.setDaemon(true);
    config.jetty.threadPool = threads;
    config.jetty.addConnector(this::within);
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(MOST_MESSAGE);
          factory.setMaxBinaryMessageSize(0);
          factory.setMaxFrameSize(MOST_MESSAGE);
          factory.setIdleTimeout(IDLE);
        });
  }

  private LocalConnector within(Server server, HttpConfiguration configuration) {
    http = configuration;
    http.setSendServerVersion(false);
    http.setIdleTimeout(IDLE.toMillis());
    within = new LocalConnector(server, new HttpConnectionFactory(http));
    return within;
  }

  private ServerConnector connector(Server server, String address, int port) {
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
    String host = connector.getHost();
    String named = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    return "http://" + named + ":" + connector.getLocalPort() + access.query();
  }

  /** Where it listens; for tests, which let the server go and come back. */
  ServerConnector connector() {
    return connector;
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
