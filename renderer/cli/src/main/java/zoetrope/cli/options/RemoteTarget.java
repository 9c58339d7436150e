package zoetrope.cli.options;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.result.OutputException;

/**
 * A target with an address such as {@code s3a://bucket/film.mp4}. Outputs are written to a local
 * folder, and each video is moved when it is complete.
 */
public final class RemoteTarget implements AutoCloseable {
  /**
   * Matches a path that was made from an address. The path has one slash where the address has two.
   */
  private static final Pattern ADDRESS = Pattern.compile("([a-z][a-z0-9+.-]+):/+(.*)");

  /**
   * An address without a host or bucket. If it became a path, its first folder would look like the
   * host.
   */
  private static final Pattern WITHOUT_HOST = Pattern.compile("([a-z][a-z0-9+.-]+):///+(.*)");

  /** Marks a missing host in a path. */
  private static final String NO_HOST = "./";

  private final String folder;
  private final Path here;
  private final Path local;

  /** The local files that were moved, and those that could not be moved. */
  private final Set<Path> published = ConcurrentHashMap.newKeySet();

  private RemoteTarget(String folder, Path here, Path local) {
    this.folder = folder;
    this.here = here;
    this.local = local;
  }

  /** Returns an address in a form that survives conversion to a path: a missing host is marked. */
  static String pathText(String target) {
    Matcher m = WITHOUT_HOST.matcher(target);
    return m.matches() && !m.group(1).equals("file")
        ? m.group(1) + ":/" + NO_HOST + m.group(2)
        : target;
  }

  /** Whether a path was an address; false for null. */
  public static boolean isAddress(Path target) {
    return target != null && ADDRESS.matcher(target.toString()).matches();
  }

  /**
   * Creates the local folder for an address.
   *
   * @throws OutputException if the folder cannot be created
   */
  public static RemoteTarget of(Path target) {
    Matcher m = matched(target);
    String scheme = scheme(m);
    String rest = rest(m);
    int slash = rest.lastIndexOf('/');
    String name = rest.substring(slash + 1);
    try {
      Path here = Files.createTempDirectory("zoetrope-target-").toRealPath();
      if (slash < 0 || name.isEmpty()) {
        return new RemoteTarget(scheme + rest, here, here);
      }
      // The local name equals the last part of the address, because messages contain it.
      Path local = here.resolve(name);
      if (!OutputPlace.isFile(local)) {
        Files.createDirectory(local);
      }
      return new RemoteTarget(scheme + rest.substring(0, slash), here, local);
    } catch (IOException e) {
      throw new OutputException("cannot create a temporary folder: " + e.getMessage(), e);
    }
  }

  /** Returns the original address of a path, which lost a slash. */
  public static String address(Path target) {
    Matcher m = matched(target);
    return scheme(m) + rest(m);
  }

  /** Returns the host and the path. Without a host, the result begins with a slash. */
  private static String rest(Matcher address) {
    String rest = address.group(2).replace('\\', '/');
    return rest.startsWith(NO_HOST) ? rest.substring(NO_HOST.length() - 1) : rest;
  }

  private static Matcher matched(Path target) {
    Matcher m = ADDRESS.matcher(target.toString());
    Preconditions.require(m.matches(), "%s is not an address", target);
    return m;
  }

  private static String scheme(Matcher address) {
    return address.group(1).equals("file") ? "file:/" : address.group(1) + "://";
  }

  public Path local() {
    return local;
  }

  /** Replaces the names of local files in a text by their addresses. */
  public String withAddresses(String text) {
    return text.replace(here.toString(), folder);
  }

  /**
   * Moves these files to the address, in this order. Skips files outside of the local folder, and
   * files that were moved before.
   *
   * @throws OutputException if that fails; the remaining files stay and are not tried again
   */
  public void publish(Farms.Connected farm, List<Path> some) {
    List<Path> mine =
        some.stream()
            .filter(file -> file.startsWith(here) && Files.isRegularFile(file))
            .filter(published::add)
            .toList();
    for (Path file : mine) {
      farm.publish(file, folder + "/" + here.relativize(file).toString().replace('\\', '/'));
      delete(file);
    }
  }

  /** Frees the space for the next video. */
  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // The folder is deleted at the end.
      return;
    }
  }

  /**
   * Moves all files of the local folder that were not moved before. Files that belong to a video
   * are moved before the video.
   */
  public void publish(Farms.Connected farm) {
    publish(farm, files());
  }

  private List<Path> files() {
    try (Stream<Path> all = Files.walk(here)) {
      return all.filter(Files::isRegularFile)
          .sorted(
              Comparator.comparing(
                      (Path file) -> OutputFormat.find(file, OutputKind.FILM).isPresent())
                  .thenComparing(Comparator.naturalOrder()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(here + " cannot be read", e);
    }
  }

  @Override
  public void close() {
    try (Stream<Path> all = Files.walk(here)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // The folder could not be deleted completely. It stays in the folder for temporary files.
      return;
    }
  }
}
