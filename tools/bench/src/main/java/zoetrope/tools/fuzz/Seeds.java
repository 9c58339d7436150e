package zoetrope.tools.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.tools.project.ProjectFolder;

/** Real inputs to begin with: the project's examples, scenes and resources. */
final class Seeds {
  private static final Path ROOT = ProjectFolder.find();

  private Seeds() {}

  /** Returns the files below folders of the project whose names match, in order. */
  private static List<Path> files(String pattern, String... folders) {
    List<Path> found = new ArrayList<>();
    for (String folder : folders) {
      try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
        all.filter(p -> p.getFileName().toString().matches(pattern)).sorted().forEach(found::add);
      } catch (IOException e) {
        throw new UncheckedIOException("no seeds in " + folder, e);
      }
    }
    return found;
  }

  /**
   * Returns the contents of the files whose names match, except those of more than {@code maxBytes}
   * bytes.
   */
  static List<byte[]> bytes(String pattern, int maxBytes, String... folders) {
    List<byte[]> all = new ArrayList<>();
    for (Path file : files(pattern, folders)) {
      try {
        if (Files.size(file) <= maxBytes) {
          all.add(Files.readAllBytes(file));
        }
      } catch (IOException e) {
        throw new UncheckedIOException("no seed in " + file, e);
      }
    }
    return all;
  }

  static List<String> examples() {
    return bytes(".*\\.java", 1 << 20, "examples").stream()
        .map(b -> new String(b, StandardCharsets.UTF_8))
        .filter(source -> source.contains("construct()"))
        .toList();
  }

  /** Returns the strings that examples and scenes pass to a function such as {@code tex}. */
  static List<String> givenTo(String word) {
    Pattern call = Pattern.compile("\\b" + word + "\\(\\s*\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    List<String> found = new ArrayList<>();
    for (byte[] source : bytes(".*\\.java", 1 << 20, "examples", "scenes/src/main/java")) {
      Matcher m = call.matcher(new String(source, StandardCharsets.UTF_8));
      while (m.find()) {
        found.add(m.group(1).translateEscapes());
      }
    }
    return found;
  }
}
