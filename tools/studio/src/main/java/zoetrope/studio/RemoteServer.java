package zoetrope.studio;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import zoetrope.render.result.UsageException;
import zoetrope.studio.http.AccessControl;
import zoetrope.studio.http.Exchange;
import zoetrope.studio.http.PageFiles;
import zoetrope.studio.window.Workspace;

/**
 * The remote control of presentations, for a phone in the same network. It serves one small page,
 * the notes of the current slide, and the four steps of a presentation. Nothing else of the studio
 * can be reached through it.
 */
final class RemoteServer implements AutoCloseable {
  private static final int MAX_CONNECTIONS = 16;
  private static final int MAX_THREADS = 8;
  private static final long IDLE_MILLIS = 30_000;
  private static final String STEP = "/step/";
  private static final Set<String> STEPS = Set.of("next", "back", "loop", "blacken");
  private static final Set<String> FILES = Set.of("/remote.js", "/studio.css", "/icon.svg");

  private final Workspace workspace;
  private final PageFiles page = new PageFiles();
  private final Server server;
  private final ServerConnector connector;
  private final AccessControl access;

  /**
   * Starts to listen at any free port.
   *
   * @throws UsageException if the address is not available
   */
  RemoteServer(Workspace workspace, String address) {
    this.workspace = workspace;
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS, 1);
    threads.setDaemon(true);
    server = new Server(threads);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(address);
    connector.setIdleTimeout(IDLE_MILLIS);
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(MAX_CONNECTIONS, connector));
    server.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            RemoteServer.this.handle(new Exchange(request, response, callback));
            return true;
          }
        });
    try {
      connector.open();
      access = AccessControl.at(address, connector.getLocalPort());
      server.start();
    } catch (Exception e) {
      throw new UsageException("--remote cannot listen at " + address + ": " + e.getMessage());
    }
  }

  /**
   * Returns the address of this machine in its network.
   *
   * @throws UsageException if it has none
   */
  static String networkAddress() {
    try {
      Optional<InetAddress> found =
          Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
              .flatMap(one -> Collections.list(one.getInetAddresses()).stream())
              .filter(one -> one instanceof Inet4Address && one.isSiteLocalAddress())
              .findFirst();
      return found
          .map(InetAddress::getHostAddress)
          .orElseThrow(() -> new UsageException("--remote needs a local network: connect to one"));
    } catch (IOException e) {
      throw new UsageException("--remote cannot read the network's addresses: " + e.getMessage());
    }
  }

  /** Returns the link for the phone, with its key. */
  String link() {
    return "http://" + connector.getHost() + ":" + connector.getLocalPort() + access.query();
  }

  private void handle(Exchange exchange) {
    if (access.admits(exchange)) {
      serve(exchange);
    }
  }

  private void serve(Exchange exchange) {
    String path = exchange.path();
    boolean isStep = path.startsWith(STEP) && STEPS.contains(path.substring(STEP.length()));
    if (isStep && exchange.isMethod("POST")) {
      workspace.remoteStep(path.substring(STEP.length()));
      state(exchange);
    } else if (path.equals("/state") && exchange.isMethod("GET")) {
      state(exchange);
    } else if (path.equals("/") && exchange.isMethod("GET")) {
      file(exchange, "/remote.html");
    } else if (FILES.contains(path) && exchange.isMethod("GET")) {
      file(exchange, path);
    } else {
      exchange.refuse(HttpStatus.NOT_FOUND_404, "there is no such page");
    }
  }

  private void file(Exchange exchange, String path) {
    PageFiles.PageFile file = page.find(path).orElseThrow();
    exchange.send(file.type(), file.content());
  }

  private void state(Exchange exchange) {
    byte[] json = workspace.remoteState().toString().getBytes(StandardCharsets.UTF_8);
    exchange.send("application/json", json);
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the remote control cannot stop", e);
    }
  }
}
