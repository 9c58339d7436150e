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
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.result.OutputException;

/**
 * A target at an address such as {@code s3a://bucket/film.mp4}. What is made is written to a folder
 * here, and each film moved from there when it is whole.
 */
public final class RemoteTarget implements AutoCloseable {
  /** What becomes of an address that is taken for the path of a file. */
  private static final Pattern ADDRESS = Pattern.compile("([a-z][a-z0-9+.-]+):/+(.*)");

  /** An address that names no host or bucket: a path would take what follows for one. */
  private static final Pattern WITHOUT_HOST = Pattern.compile("([a-z][a-z0-9+.-]+):///+(.*)");

  /** Stands in a path for a host that an address does not name. */
  private static final String NO_HOST = "./";

  private final String folder;
  private final Path here;
  private final Path local;

  /** What was moved, or was tried to be. */
  private final Set<Path> published = ConcurrentHashMap.newKeySet();

  private RemoteTarget(String folder, Path here, Path local) {
    this.folder = folder;
    this.here = here;
    this.local = local;
  }

  /** The text of a path that tells an address without a host from others. */
  static String pathText(String target) {
    Matcher m = WITHOUT_HOST.matcher(target);
    return m.matches() && !m.group(1).equals("file")
        ? m.group(1) + ":/" + NO_HOST + m.group(2)
        : target;
  }

  /** Whether a path was meant for an address; null is none. */
  public static boolean isAddress(Path target) {
    return target != null && ADDRESS.matcher(target.toString()).matches();
  }

  /**
   * The folder here that stands for an address.
   *
   * @throws OutputException when there is no room for it
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
      // Messages have the name that was asked for.
      Path local = here.resolve(name);
      if (!OutputPlace.isFile(local)) {
        Files.createDirectory(local);
      }
      return new RemoteTarget(scheme + rest.substring(0, slash), here, local);
    } catch (IOException e) {
      throw new OutputException("there is no room for temporary files: " + e.getMessage(), e);
    }
  }

  /** An address as it was meant: a path has lost one of its slashes. */
  public static String address(Path target) {
    Matcher m = matched(target);
    return scheme(m) + rest(m);
  }

  /** Host and path; without a host it begins with a slash. */
  private static String rest(Matcher address) {
    String rest = address.group(2).replace('\\', '/');
    return rest.startsWith(NO_HOST) ? rest.substring(NO_HOST.length() - 1) : rest;
  }

  private static Matcher matched(Path target) {
    Matcher m = ADDRESS.matcher(target.toString());
    if (!m.matches()) {
      throw new IllegalArgumentException(target + " is no address");
    }
    return m;
  }

  private static String scheme(Matcher address) {
    return address.group(1).equals("file") ? "file:/" : address.group(1) + "://";
  }

  /** What stands for the target here. */
  public Path local() {
    return local;
  }

  /** A text in which files here have their addresses. */
  public String told(String text) {
    return text.replace(here.toString(), folder);
  }

  /**
   * Moves some files to where they belong, those that are here and were not moved yet, in this
   * order.
   *
   * @throws OutputException when that fails; the others stay, and are not tried again
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

  /** Gives room to the next film. */
  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It goes in the end.
      return;
    }
  }

  /** Moves all files that were not moved yet, those that belong to films before the films. */
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
      // What is left is in the folder for temporary files.
      return;
    }
  }
}
