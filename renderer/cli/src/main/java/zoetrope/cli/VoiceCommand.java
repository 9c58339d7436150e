package zoetrope.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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
      "List the spoken lines of a scene, and write a file to translate them",
      "",
      "Marks the lines whose recordings are missing or outdated."
    },
    sortOptions = false)
final class VoiceCommand extends SceneCommand {
  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = "Write the missing lines as a script to read aloud, with the file names")
  private Path script;

  @Option(
      names = "--translation",
      paramLabel = "FILE",
      description =
          "Write all lines, and the texts on the screen, to a file to translate, such as"
              + " lines.de.properties")
  private Path translation;

  @Override
  public Integer call() {
    RenderSettings settings = inLanguage(settings());
    List<SceneEntry> scenes = scenes();
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
    // A file to translate has the lines of the original language, even if the scene is written in
    // several languages and its default is another language.
    boolean original = translation != null && !settings.parameters().containsKey("language");
    return settings.withVoice(
        recorded
            .withOriginal(asked.original())
            .withLanguage(original ? asked.original() : asked.language()));
  }

  private void print(SceneEntry scene, Recordings recordings) {
    console.printf(
        "%s  %d line%s, %d missing, %d outdated%s%n",
        scene.name(),
        recordings.lines().size(),
        recordings.lines().size() == 1 ? "" : "s",
        recordings.missing().size(),
        recordings.outdated().size(),
        recordings.folder().map(folder -> ", in " + folder).orElse(""));
    for (SpokenLine line : recordings.lines()) {
      console.printf(
          "%9.3f  %7.3f  %-8s  %s  %s%n",
          line.start(),
          line.seconds(),
          line.recording().isPresent() ? "recorded" : "missing",
          line.text().fileName(),
          line.text().words());
    }
    for (String file : recordings.outdated()) {
      console.printf("%20s  outdated  %s%n", "", file);
    }
  }
}
