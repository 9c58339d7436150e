package zoetrope.notebook;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.cli.CommandLineTool;
import zoetrope.internal.diagnostics.CommandWords;
import zoetrope.internal.files.WorkFolder;
import zoetrope.render.cache.SegmentCache;

/** A command line that runs in this process, and whose output files are collected. */
final class RenderCall {
  private static final Set<String> OPTIONS_OF_OUTPUT = Set.of("-o", "--out");
  private static final Set<String> OPTIONS_OF_QUALITY = Set.of("-q", "--quality");

  /** Options that make a command line write several images. */
  private static final Set<String> OPTIONS_OF_IMAGES = Set.of("--at", "--frames");

  /** Options that make a command line write no files, or files that a notebook cannot show. */
  private static final Set<String> OPTIONS_WITHOUT_OUTPUT =
      Set.of(
          "--all",
          "--dry-run",
          "--help",
          "-h",
          "--presentation",
          "--sections",
          "--stems",
          "--version",
          "-V");

  /** The commands that do not end by themselves. */
  private static final Set<String> SERVERS = Set.of("mcp", "notebook", "studio");

  private RenderCall() {}

  /** A file that a command wrote. */
  record OutputFile(String name, byte[] content) {}

  /**
   * The result of a command.
   *
   * @param isDone whether the exit code is 0
   * @param text the standard output
   * @param notes the error output: warnings and errors
   * @param files the images and videos that it wrote, including the file that the command line
   *     names
   */
  record CallResult(boolean isDone, String text, String notes, List<OutputFile> files) {}

  /**
   * Runs a command line. If it sets no quality, the quality is medium. If it names no output, the
   * output files are returned instead of written to the folder {@code out}.
   */
  static CallResult run(List<String> words) {
    if (!words.isEmpty() && SERVERS.contains(words.get(0))) {
      throw new CellException(
          "%render " + words.get(0) + " does not end until it is stopped: start it in a terminal");
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    ByteArrayOutputStream notes = new ByteArrayOutputStream();
    try (WorkFolder work = WorkFolder.create("cell")) {
      Path folder = work.path();
      int code =
          new CommandLineTool(printing(text), printing(notes), Path.of(""), SegmentCache::ofUser)
              .run(withDefaults(words, folder).toArray(String[]::new));
      List<OutputFile> files = files(folder);
      given(words).ifPresent(file -> files.add(read(file)));
      return new CallResult(code == 0, text(text), withoutFiles(text(notes), folder), files);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the words of a command line.
   *
   * @throws CellException if a quote is not closed
   */
  static List<String> words(String line) {
    try {
      return CommandWords.of(line);
    } catch (IllegalArgumentException e) {
      throw new CellException(e.getMessage(), e);
    }
  }

  private static List<String> withDefaults(List<String> words, Path folder) {
    List<String> line = new ArrayList<>(words);
    boolean draws =
        !words.isEmpty()
            && (words.get(0).equals("sheet") || !CommandLineTool.isCommand(words.get(0)))
            && !hasOption(words, OPTIONS_WITHOUT_OUTPUT);
    if (draws) {
      boolean isSheet = words.get(0).equals("sheet");
      boolean isFilm = !isSheet && !hasOption(words, OPTIONS_OF_IMAGES);
      if (!hasOption(words, OPTIONS_OF_OUTPUT)) {
        String file = isSheet ? "sheet.png" : isFilm ? name(words.get(0)) + ".mp4" : "";
        line.add("--out=" + folder.resolve(file));
      }
      if (!hasOption(words, OPTIONS_OF_QUALITY)) {
        line.add("--quality=medium");
      }
      if (isFilm && !hasOption(words, Set.of("--progress"))) {
        line.add("--progress=none");
      }
    }
    return line;
  }

  /** Returns the name of the scene that an argument such as {@code .A.java:A} names. */
  private static String name(String argument) {
    return argument.replaceFirst(".*:", "").replaceFirst("\\.java$", "").replaceFirst(".*[./]", "");
  }

  /** Returns the file that the command line names as its output, if it exists now. */
  private static Optional<Path> given(List<String> words) {
    Optional<Path> file = Optional.empty();
    for (int i = 0; i < words.size(); i++) {
      if (OPTIONS_OF_OUTPUT.contains(words.get(i)) && i + 1 < words.size()) {
        file = Optional.of(Path.of(words.get(i + 1)));
      } else if (words.get(i).matches("(-o|--out)=.*")) {
        file = Optional.of(Path.of(words.get(i).replaceFirst("[^=]*=", "")));
      }
    }
    return file.filter(Files::isRegularFile);
  }

  private static OutputFile read(Path file) {
    try {
      return new OutputFile(file.getFileName().toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasOption(List<String> words, Set<String> names) {
    return words.stream()
        .anyMatch(
            word ->
                names.stream()
                    .anyMatch(
                        name ->
                            word.equals(name)
                                || word.startsWith(name + "=")
                                || !name.startsWith("--") && word.startsWith(name)));
  }

  private static PrintStream printing(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  /** Removes the lines that report files in a folder, because the notebook shows these files. */
  private static String withoutFiles(String notes, Path folder) {
    return notes
        .lines()
        .filter(line -> !line.startsWith(folder.toString()))
        .collect(Collectors.joining("\n"));
  }

  private static List<OutputFile> files(Path folder) throws IOException {
    List<OutputFile> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        files.add(
            new OutputFile(
                folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file)));
      }
    }
    return files;
  }
}
