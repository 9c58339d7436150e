package zoetrope.studio.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import zoetrope.output.OutputFormat;

/** The files of the page by path. All are read from jars, so no path leads to the file system. */
public final class PageFiles {
  private static final String LIST = "/zoetrope/studio/page/files";

  /** The bundle of the page's main module and its imports. */
  private static final String BUNDLE = "/studio.js";

  private static final String MAIN = "/main.js";

  /**
   * The module that connects to the server. It is not in the bundle, so that it runs before the
   * bundle is loaded.
   */
  private static final String SOCKET = "/socket.js";

  private static final String LIBRARY = "/lib/";
  private static final String LIT = "/META-INF/resources/webjars/lit-html/";
  private static final String LIT_PROPERTIES =
      "/META-INF/maven/org.webjars.npm/lit-html/pom.properties";
  private static final List<String> LIT_FILES =
      List.of(
          "lit-html.js",
          "directive.js",
          "directive-helpers.js",
          "directives/repeat.js",
          "directives/style-map.js",
          "directives/live.js");
  private static final Map<String, String> TYPES = types();

  private final Map<String, String> resources = new TreeMap<>();
  private final CompletableFuture<byte[]> bundle;

  public record PageFile(String type, byte[] content) {}

  /** Lists the page's own files and those of its libraries. */
  public PageFiles() {
    for (String name : lines(LIST)) {
      resources.put("/" + name, "/zoetrope/studio/page/" + name);
    }
    resources.put("/", "/zoetrope/studio/page/index.html");
    String folder = LIT + version() + "/";
    LIT_FILES.forEach(name -> resources.put("/lib/lit/" + name, folder + name));
    bundle = CompletableFuture.supplyAsync(this::bundle);
  }

  /** Returns the file at a path of the server; empty for any other path. */
  public Optional<PageFile> find(String path) {
    if (path.equals(BUNDLE)) {
      return Optional.of(new PageFile(type(BUNDLE), bundle.join()));
    }
    String resource = resources.get(path);
    if (resource == null) {
      return Optional.empty();
    }
    return Optional.of(new PageFile(type(resource), read(resource)));
  }

  private byte[] bundle() {
    return PageBundle.of(
            MAIN,
            path -> text(resources.get(path)),
            path -> path.equals(SOCKET) || path.startsWith(LIBRARY))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String text(String resource) {
    return new String(read(resource), StandardCharsets.UTF_8);
  }

  private static Map<String, String> types() {
    Map<String, String> types = new TreeMap<>();
    types.put("css", "text/css; charset=utf-8");
    types.put("js", "text/javascript; charset=utf-8");
    types.put("jpg", "image/jpeg");
    types.put("srt", "text/plain; charset=utf-8");
    types.put("vtt", "text/vtt; charset=utf-8");
    for (OutputFormat format : OutputFormat.values()) {
      types.put(format.toString(), format.mediaType());
    }
    return types;
  }

  /** Returns the media type of a file by its extension. */
  public static String type(String name) {
    return TYPES.getOrDefault(
        name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
  }

  private static List<String> lines(String resource) {
    return text(resource).lines().toList();
  }

  private static String version() {
    try (InputStream in = PageFiles.class.getResourceAsStream(LIT_PROPERTIES)) {
      Properties properties = new Properties();
      if (in != null) {
        properties.load(in);
      }
      return properties.getProperty("version", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(String resource) {
    try (InputStream in = PageFiles.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(resource + " is missing in the studio's jars");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the page cannot be read", e);
    }
  }
}
