package zoetrope.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.render.voice.Recordings;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

@Command(
    name = "voice",
    description = {
      "List the spoken lines of a scene",
      "",
      "Marks the lines whose recordings are missing or outdated."
    },
    sortOptions = false)
final class VoiceCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "Scene name (see 'render list') or FILE.java")
  private String name;

  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = "Write the missing lines as a script to read aloud, with the file names")
  private Path script;

  @Option(
      names = "--translation",
      paramLabel = "FILE",
      description = "Write all lines to a file to translate, such as lines.de.properties")
  private Path translation;

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  private final Console console;

  VoiceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    RenderSettings settings = inLanguage(options.settings(picture, 1, false));
    List<SceneEntry> scenes = console.scenes().find(List.of(name));
    OutputFiles.check(Stream.of(script, translation).filter(Objects::nonNull).toList(), scenes);
    try (Interruption interruption = console.interruption()) {
      Renderer renderer = console.renderer(settings, interruption);
      StringBuilder missing = new StringBuilder();
      StringBuilder lines = new StringBuilder();
      for (SceneEntry scene : scenes) {
        renderer.checkParameters(List.of(scene));
        Recordings recordings =
            Recordings.of(scene, renderer.dryRun(scene), settings.narration().voice());
        print(scene, recordings);
        missing.append(recordings.script());
        lines.append(recordings.properties());
      }
      if (translation != null) {
        OutputFiles.write(translation, lines.toString().getBytes(StandardCharsets.UTF_8));
      }
      if (script != null) {
        OutputFiles.write(script, missing.toString().getBytes(StandardCharsets.UTF_8));
      }
    }
    return CommandLineTool.DONE;
  }

  /** Returns the settings for recorded lines in the given language. */
  private RenderSettings inLanguage(RenderSettings settings) {
    if (options.languages().size() > 1) {
      throw new UsageException(
          "lines are listed in one language: name one" + options.placeOf("--language"));
    }
    VoiceSettings asked = settings.narration().voice();
    VoiceSettings recorded = VoiceSettings.parse("recorded").withWordsAMinute(asked.wordsAMinute());
    return settings.withVoice(recorded.withLanguage(asked.language()));
  }

  private void print(SceneEntry scene, Recordings recordings) {
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s  %d line%s, %d missing, %d outdated%s%n",
            scene.name(),
            recordings.lines().size(),
            recordings.lines().size() == 1 ? "" : "s",
            recordings.missing().size(),
            recordings.outdated().size(),
            recordings.folder().map(folder -> ", in " + folder).orElse(""));
    for (SpokenLine line : recordings.lines()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "%9.3f  %7.3f  %-8s  %s  %s%n",
              line.start(),
              line.seconds(),
              line.recording().isPresent() ? "recorded" : "missing",
              line.text().fileName(),
              line.text().words());
    }
    for (String file : recordings.outdated()) {
      console.out().printf(Locale.ROOT, "%20s  outdated  %s%n", "", file);
    }
    console.out().flush();
  }
}
