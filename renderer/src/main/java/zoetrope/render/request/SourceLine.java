package zoetrope.render.request;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.render.source.Statements;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * The play or pause that a source line begins or belongs to. If the line plays nothing and the
 * source is available, the next line that plays something is used. If a loop runs the line several
 * times, the part begins with the first play of the line. It ends before the next play of another
 * line.
 *
 * @param file the name of the source file, without folders; empty for the scene's file
 * @param line the number of the line, from 1
 * @param source the path of the file, if known
 */
public record SourceLine(String file, int line, Optional<Path> source) implements ScenePart {
  private static final Pattern FORM =
      Pattern.compile("(?:(?:.*[/\\\\])?([^/\\\\]+\\.java):)?(\\d{1,7})");

  /** The number of later plays of a line that a warning lists. */
  private static final int MAX_LISTED_PLAYS = 5;

  /**
   * Checks the line.
   *
   * @throws IllegalArgumentException for a line that is not above 0
   */
  public SourceLine {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(source, "source");
    Preconditions.require(line >= 1, "there is no line %s: the first is line 1", line);
  }

  /**
   * Parses {@code 40} or {@code Opening.java:40}.
   *
   * @throws IllegalArgumentException for anything else; the message shows the forms
   */
  public static SourceLine parse(String text) {
    Matcher form = FORM.matcher(text);
    Preconditions.require(
        form.matches(),
        "'%s' is not a source line: expected a number such as 40, or Opening.java:40",
        text);
    String file = form.group(1) == null ? "" : form.group(1);
    return new SourceLine(file, Integer.parseInt(form.group(2)), Optional.empty());
  }

  /** Returns this line in the file of a scene, if no file was named. */
  @Override
  public SourceLine in(SceneEntry scene) {
    Optional<Path> sceneFile = scene.source();
    String nameOfSceneFile =
        sceneFile
            .map(path -> path.getFileName().toString())
            .orElseGet(() -> fileOf(scene.className()));
    String name = file.isEmpty() ? nameOfSceneFile : file;
    return new SourceLine(
        name, line, sceneFile.map(path -> path.resolveSibling(name)).filter(Files::isRegularFile));
  }

  private static String fileOf(String className) {
    String outer = className.split("\\$")[0];
    return outer.substring(outer.lastIndexOf('.') + 1) + ".java";
  }

  /** Returns no frames, because the frames of the plays are only known when the scene has ended. */
  @Override
  public FrameRange known(FrameRate rate, List<Section> sections) {
    return FrameRange.NONE;
  }

  @Override
  public FrameRange resolve(FrameRate rate, StageResult whole) {
    List<PlayRecord> run = run(whole);
    return PlayRange.frames(run.get(0), run.get(run.size() - 1), rate, whole);
  }

  @Override
  public OptionalInt lastPlay(StageResult whole) {
    List<PlayRecord> run = run(whole);
    return OptionalInt.of(run.get(run.size() - 1).index());
  }

  /** Returns {@code line40}, or {@code Opening-line40} with a named file. */
  @Override
  public String label() {
    return (file.isEmpty() ? "" : file.substring(0, file.length() - ".java".length()) + "-")
        + "line"
        + line;
  }

  /** Returns warnings if another line is used, or if the line plays again later. */
  @Override
  public List<String> warnings(FrameRate rate, StageResult whole) {
    List<String> warnings = new ArrayList<>();
    int played = played(whole);
    List<PlayRecord> run = run(whole);
    if (played > line) {
      warnings.add(
          Messages.of(
              "%s plays nothing: line %s, the next line with a play, is used instead",
              place(line), played));
    }
    List<Integer> later =
        whole.plays().stream()
            .filter(play -> isOn(play, played))
            .map(PlayRecord::index)
            .filter(index -> index > run.get(run.size() - 1).index())
            .toList();
    if (!later.isEmpty()) {
      warnings.add(
          place(played)
              + " plays "
              + (later.size() + run.size())
              + " times: this renders "
              + plays(run.stream().map(PlayRecord::index).toList())
              + ", but not "
              + plays(later));
    }
    return warnings;
  }

  private static String plays(List<Integer> numbers) {
    String list =
        numbers.stream()
            .limit(MAX_LISTED_PLAYS)
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    int more = numbers.size() - MAX_LISTED_PLAYS;
    return (numbers.size() == 1 ? "play " : "plays ")
        + list
        + (more > 0 ? " and " + more + " more" : "");
  }

  private String place(int number) {
    return file + ":" + number;
  }

  private boolean isOn(PlayRecord play, int number) {
    return play.file().equals(file) && play.line() == number;
  }

  private List<PlayRecord> run(StageResult whole) {
    int played = played(whole);
    return whole.plays().stream()
        .dropWhile(play -> !isOn(play, played))
        .takeWhile(play -> isOn(play, played))
        .toList();
  }

  /** Returns the line of the play that this line begins or belongs to. */
  private int played(StageResult whole) {
    TreeSet<Integer> lines =
        whole.plays().stream()
            .filter(play -> play.file().equals(file) && play.line() > 0)
            .map(PlayRecord::line)
            .collect(Collectors.toCollection(TreeSet::new));
    if (lines.isEmpty()) {
      throw new UsageException("no line of " + file + " plays anything" + otherFiles(whole));
    }
    Integer before = lines.floor(line);
    Integer after = lines.ceiling(line);
    if (before != null && before == line) {
      return line;
    }
    if (source.isPresent()) {
      if (before != null && Statements.lastLine(lines(source.get()), before) >= line) {
        return before;
      }
      if (after != null) {
        return after;
      }
    }
    throw new UsageException(
        place(line)
            + " plays nothing; the nearest "
            + (before == null
                ? "line that does is " + after
                : after == null
                    ? "line that does is " + before
                    : "lines that do are " + before + " and " + after));
  }

  private String otherFiles(StageResult whole) {
    List<String> others =
        whole.plays().stream()
            .filter(play -> !play.file().isEmpty())
            .map(play -> play.place())
            .collect(
                Collectors.toMap(p -> p.split(":")[0], p -> p, (a, b) -> a, LinkedHashMap::new))
            .values()
            .stream()
            .toList();
    return others.isEmpty()
        ? ": the scene plays nothing"
        : "; the scene plays first in each of its files at "
            + others.stream().limit(MAX_LISTED_PLAYS).collect(Collectors.joining(", "))
            + (others.size() > MAX_LISTED_PLAYS ? " and more" : "");
  }

  private static List<String> lines(Path source) {
    try {
      return new String(Files.readAllBytes(source), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UsageException(source + " cannot be read: " + e.getMessage());
    }
  }
}
