package zoetrope.studio;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.content.ResourceHttpContent;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ResourceService;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.resource.ResourceFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.UsageException;
import zoetrope.studio.http.AccessControl;
import zoetrope.studio.http.Exchange;
import zoetrope.studio.http.PageFiles;
import zoetrope.studio.http.StoredKey;
import zoetrope.studio.window.Workspace;

/** The server of the page and its windows. */
final class StudioServer implements AutoCloseable {
  private static final int MAX_CONNECTIONS = 64;
  private static final int MAX_THREADS = 40;
  private static final Duration IDLE = Duration.ofSeconds(30);
  private static final Pattern MADE = Pattern.compile("/made/(\\d{1,4})/(\\d{1,4})");
  private static final String TAKE = "/take/";

  private final Supplier<Workspace> workspace;
  private final PageFiles page = new PageFiles();
  private final ResourceService files = new ResourceService();
  private final HttpConfiguration http = new HttpConfiguration();
  private final Server server;
  private final LocalConnector local;
  private final WebSocketMappings windows;
  private volatile AccessControl access;
  private ServerConnector connector;

  /**
   * Prepares a server that does not listen yet.
   *
   * @param workspace returns the workspace; each request calls it, and waits while the workspace is
   *     being opened
   */
  StudioServer(Supplier<Workspace> workspace) {
    this.workspace = workspace;
    http.setSendServerVersion(false);
    http.setIdleTimeout(IDLE.toMillis());
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS, 2);
    threads.setDaemon(true);
    server = new Server(threads);
    local = new LocalConnector(server, new HttpConnectionFactory(http));
    server.addConnector(local);
    WebSocketComponents components = WebSocketServerComponents.ensureWebSocketComponents(server);
    // Images are sent without compression, because compressing takes longer than sending.
    components.getExtensionRegistry().unregister("permessage-deflate");
    windows = new WebSocketMappings(components);
    server.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback)
              throws InterruptedException {
            StudioServer.this.handle(new Exchange(request, response, callback));
            return true;
          }
        });
    try {
      server.start();
    } catch (Exception e) {
      throw new IllegalStateException("the studio's server cannot start", e);
    }
  }

  /**
   * Starts to listen.
   *
   * @throws UsageException if the address or port is not available
   */
  void listen(String address, int port) {
    listen(address, port, List.of());
  }

  /**
   * Starts to listen. At a given port of the loopback address, the key is the same as at the last
   * start.
   *
   * @param embedders the sources of pages that may show the studio in a frame
   * @throws UsageException if the address or port is not available
   */
  void listen(String address, int port, List<String> embedders) {
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(address);
    connector.setPort(port);
    connector.setIdleTimeout(IDLE.toMillis());
    try {
      server.addBean(new NetworkConnectionLimit(MAX_CONNECTIONS, connector));
      connector.start();
      int bound = connector.getLocalPort();
      access =
          port > 0 && InetAddress.getByName(address).isLoopbackAddress()
              ? AccessControl.at(address, bound, embedders, StoredKey.of(StoredKey.folder(), port))
              : AccessControl.at(address, bound, embedders);
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

  /**
   * Requests the page without a network connection, so that the classes for serving it are loaded.
   */
  void warmUp() {
    AccessControl control = AccessControl.at("127.0.0.1", 1);
    access = control;
    try {
      local.getResponse(
          Messages.of(
              "GET /studio.js HTTP/1.1\r\nHost: localhost:1\r\nCookie: %s=%s\r\n\r\n",
              control.cookie(), control.query().replaceAll(".*=", "")));
    } catch (Exception e) {
      // Without this preparation, the first page only takes longer.
    }
  }

  /** Returns the link to the page, with its key. */
  String link() {
    String host = connector.getHost();
    String named = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    return "http://" + named + ":" + connector.getLocalPort() + access.query();
  }

  /** Returns the connector, for tests that stop and restart it. */
  ServerConnector connector() {
    return connector;
  }

  private void handle(Exchange exchange) throws InterruptedException {
    if (access.admits(exchange)) {
      serve(exchange);
    }
  }

  private void serve(Exchange exchange) throws InterruptedException {
    String path = exchange.path();
    Matcher made = MADE.matcher(path);
    if (path.startsWith(TAKE) && exchange.isMethod("POST")) {
      workspace.get().takes().receive(exchange, path.substring(TAKE.length()));
    } else if (!exchange.isMethod("GET")) {
      exchange.refuse(HttpStatus.NOT_FOUND_404, "there is no such page");
    } else if (made.matches()) {
      made(exchange, Integer.parseInt(made.group(1)), Integer.parseInt(made.group(2)));
    } else if (!path.equals("/window") || !connect(exchange)) {
      file(exchange);
    }
  }

  /** Opens a window if the request upgrades to a WebSocket; returns whether it does. */
  private boolean connect(Exchange exchange) {
    WebSocketNegotiator negotiator = (request, response, callback) -> new WindowFrames(workspace);
    return windows.upgrade(
        negotiator, exchange.request(), exchange.response(), exchange.callback(), this::limit);
  }

  private void limit(Configuration configuration) {
    configuration.setIdleTimeout(IDLE);
    configuration.setMaxFrameSize(WindowFrames.MAX_MESSAGE_BYTES);
  }

  private void file(Exchange exchange) {
    Optional<PageFiles.PageFile> file = page.find(exchange.path());
    if (file.isEmpty()) {
      exchange.refuse(HttpStatus.NOT_FOUND_404, "there is no such page");
    } else {
      exchange.send(file.get().type(), file.get().content());
    }
  }

  /** Sends a finished file, or the range of it that the request names. */
  private void made(Exchange exchange, int job, int number) {
    Optional<Path> file = workspace.get().makeQueue().file(job, number);
    if (file.isEmpty() || !Files.isRegularFile(file.get())) {
      exchange.refuse(HttpStatus.NOT_FOUND_404, "there is no such file");
      return;
    }
    String type = PageFiles.type(file.get().getFileName().toString());
    AccessControl.madePolicy(type)
        .ifPresent(policy -> exchange.with("Content-Security-Policy", policy));
    files.doGet(
        exchange.request(),
        exchange.response(),
        exchange.callback(),
        new ResourceHttpContent(ResourceFactory.root().newResource(file.get()), type));
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the studio's server cannot stop", e);
    }
  }
}
