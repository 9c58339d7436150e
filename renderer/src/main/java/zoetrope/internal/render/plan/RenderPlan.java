package zoetrope.internal.render.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.internal.video.mux.Chapter;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult.RenderedSection;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/**
 * What is to be written for a request, as far as a dry run of the scene shows it.
 *
 * @param range the frames
 * @param toTheEnd whether they are the scene's last, so that a scene which has more of them than in
 *     its dry run is found out
 * @param chapters the sections, as far as they are in the range, in the film's own frames
 * @param parts those that get films of their own: sections, where they are asked for, or the slides
 *     of a talk
 * @param sound what is heard
 * @param subtitles the content of the file of subtitles; empty when there is none to write
 * @param timeEvents the scene's
 * @param warnings what the user should know
 */
public record RenderPlan(
    RenderRequest request,
    FrameRange range,
    boolean toTheEnd,
    List<Chapter> chapters,
    List<FilmPart> parts,
    Soundtrack sound,
    String subtitles,
    List<TimeEvent> timeEvents,
    List<String> warnings) {
  /** So many lines that are not recorded are named. */
  private static final int LISTED = 5;

  /**
   * The plan for a request.
   *
   * @throws UsageException when nothing is left of the scene, or its subtitles cannot be written
   */
  public static RenderPlan of(RenderRequest request, StageResult whole, RenderSettings settings) {
    FrameRate rate = settings.rate();
    ScenePart part = request.part().in(request.scene());
    FrameRange range = part.resolve(rate, whole);
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(part.warnings(rate, whole));
    Soundtrack sound = SoundWriter.track(whole, range, rate, settings.narration().loudness());
    checkSound(request, sound).ifPresent(warnings::add);
    checkLines(request, whole, settings.narration().voice());
    String subtitles = "";
    if (request.format().kind() == OutputKind.SEQUENCE) {
      PngSequence.others(request.target(), range).ifPresent(warnings::add);
    }
    if (isFilm(request) && whole.transparent() && !settings.transparent()) {
      warnings.add(
          "films are opaque: the scene's background, which is transparent, becomes black; stills,"
              + " sequences of pictures and transparent films keep it");
    }
    if (request.format().kind() == OutputKind.FILM) {
      if (!settings.narration().burnsSubtitles()) {
        subtitles =
            SubtitleFormat.of(request.target())
                .text(SubtitleFormat.cues(whole.subtitles(), range, rate));
      }
      Path file = SubtitleFormat.beside(request.target());
      if (!subtitles.isEmpty()) {
        OutputFiles.checkFiles(List.of(file));
      } else if (Files.exists(file)) {
        warnings.add(
            "this film has no file of subtitles, but "
                + file
                + " is there, which players show with it: delete it if it is of an earlier film");
      }
    }
    List<Chapter> chapters = chapters(whole, range, rate);
    checkThumbnail(request, whole, settings).ifPresent(warnings::add);
    checkRate(request.format(), rate).ifPresent(warnings::add);
    if (!settings.metadata().isEmpty() && !request.format().holds(Feature.TAGS)) {
      warnings.add(lacks(request.format(), Feature.TAGS) + ": they are left out");
    }
    if (!chapters.isEmpty() && !request.format().holds(Feature.CHAPTERS)) {
      warnings.add(leftOut(request.format(), Feature.CHAPTERS, chapters.size(), "section"));
    }
    List<FilmPart> parts = parts(request, chapters, range, whole, settings);
    sectionFiles(request, parts).ifPresent(files -> warnings.addAll(check(files, whole)));
    return new RenderPlan(
        request,
        range,
        range.to() == whole.frames(),
        chapters,
        parts,
        sound,
        subtitles,
        whole.timeEvents(),
        List.copyOf(warnings));
  }

  private static List<FilmPart> parts(
      RenderRequest request,
      List<Chapter> chapters,
      FrameRange range,
      StageResult whole,
      RenderSettings settings) {
    String scene = request.scene().name();
    List<FilmPart> parts =
        request.format().kind() == OutputKind.TALK
            ? FilmPart.ofSlides(scene, range, whole, settings.rate())
            : request.sections().isPresent()
                ? FilmPart.ofSections(chapters, scene, range, whole, settings.rate())
                : List.of();
    return settings.narration().burnsSubtitles()
        ? parts.stream().map(FilmPart::withoutSubtitles).toList()
        : parts;
  }

  private static Optional<SectionFiles> sectionFiles(RenderRequest request, List<FilmPart> parts) {
    return request.sections().map(folder -> SectionFiles.of(folder, parts, request.target()));
  }

  /**
   * Checks that the sections can be written, and returns what the user should know of them.
   *
   * @throws UsageException when one cannot be written
   */
  private static List<String> check(SectionFiles files, StageResult whole) {
    OutputFiles.checkFiles(files.all());
    List<String> warnings = new ArrayList<>();
    if (whole.sections().isEmpty()) {
      warnings.add(
          "the scene has no sections, so all of it is one: section(\"NAME\") begins another");
    }
    files.others().ifPresent(warnings::add);
    return warnings;
  }

  /** The files of the sections, where they are asked for. */
  public Optional<SectionFiles> sectionFiles() {
    return sectionFiles(request, parts);
  }

  private static boolean isFilm(RenderRequest request) {
    OutputKind kind = request.format().kind();
    return kind == OutputKind.FILM || kind == OutputKind.TALK;
  }

  /**
   * Checks where the sound goes, and returns what is lost of it.
   *
   * @throws UsageException when a track cannot be written, or there is no sound to write
   */
  private static Optional<String> checkSound(RenderRequest request, Soundtrack sound) {
    if (request.format().kind() == OutputKind.SOUND && sound.isEmpty()) {
      throw new UsageException(
          request.scene().name()
              + " has no sound to write to "
              + request.target()
              + ": begin some by sound(\"FILE\") or music(\"FILE\")");
    }
    request
        .stems()
        .ifPresent(
            folder ->
                OutputFiles.checkFiles(List.copyOf(SoundWriter.stems(sound, folder).values())));
    return sound.isEmpty() || request.format().holds(Feature.SOUND)
        ? Optional.empty()
        : Optional.of(leftOut(request.format(), Feature.SOUND, sound.cues().size(), "sound"));
  }

  private static String lacks(OutputFormat format, Feature feature) {
    return format.described() + " " + feature.refusal();
  }

  private static String leftOut(OutputFormat format, Feature feature, int count, String what) {
    String things = count == 1 ? what + " is" : count + " " + what + "s are";
    String others = OutputFormat.list(OutputFormat.films(feature), " or ");
    return lacks(format, feature) + ": the scene's " + things + " not in it; name a " + others;
  }

  /**
   * Checks that the scene has the picture that stands for its film, and returns what is to be told.
   *
   * @throws UsageException when it is shorter
   */
  private static Optional<String> checkThumbnail(
      RenderRequest request, StageResult whole, RenderSettings settings) {
    if (request.thumbnail().isEmpty()) {
      return Optional.empty();
    }
    TimePoint time = request.thumbnail().get().time();
    if (time.frameAt(settings.rate(), whole.frames()) >= whole.frames()) {
      String told =
          RenderSession.beyond(request.scene(), settings, time, whole.frames()).getMessage();
      throw new UsageException("the thumbnail at " + told + "; end is its last frame");
    }
    return request.format().holds(Feature.COVER)
        ? Optional.empty()
        : Optional.of(
            lacks(request.format(), Feature.COVER)
                + ": the thumbnail is only next to it; name a "
                + OutputFormat.list(OutputFormat.films(Feature.COVER), " or ")
                + " to have it inside, too");
  }

  private static Optional<String> checkRate(OutputFormat format, FrameRate rate) {
    return rate.perSecond() <= format.maxBrowserRate()
        ? Optional.empty()
        : Optional.of(
            format.described()
                + " of "
                + rate
                + " pictures a second is slow in browsers, which show none for less than 11 ms:"
                + " take at most "
                + format.maxBrowserRate());
  }

  /**
   * Checks that a film has no hole where a recording is missing.
   *
   * @throws UsageException when it has, with the names of the recordings
   */
  private static void checkLines(RenderRequest request, StageResult whole, VoiceSettings voice) {
    List<SpokenLine> missing =
        whole.lines().stream().filter(line -> line.recording().isEmpty()).toList();
    if (voice.kind() != VoiceSettings.Kind.RECORDED || missing.isEmpty()) {
      return;
    }
    List<String> some =
        missing.stream()
            .limit(LISTED)
            .map(
                line ->
                    "\n  "
                        + (line.place().isEmpty() ? "" : line.place() + ": ")
                        + line.text().fileName()
                        + "  "
                        + line.text().words())
            .toList();
    throw new UsageException(
        missing.size()
            + " of "
            + whole.lines().size()
            + " lines of "
            + request.scene().name()
            + " are not recorded: record them, or choose another voice"
            + String.join("", some)
            + (missing.size() > LISTED ? "\n  ..." : ""),
        Failure.Subject.RECORDINGS,
        "");
  }

  /** The number of frames to draw. */
  public long frames() {
    return request.format().kind() == OutputKind.SOUND ? 0 : range.to() - range.from();
  }

  /** The file of subtitles, where there is one to write. */
  public Optional<Path> subtitleFile() {
    return subtitles.isEmpty()
        ? Optional.empty()
        : Optional.of(SubtitleFormat.beside(request.target()));
  }

  /** The chapters with their times. */
  public List<RenderedSection> sections(FrameRate rate) {
    List<RenderedSection> sections = new ArrayList<>();
    for (Chapter chapter : chapters) {
      Time start = Time.ofFrame(chapter.from(), rate);
      Time end = Time.ofFrame(chapter.to(), rate);
      sections.add(new RenderedSection(chapter.title(), start, end.minus(start)));
    }
    return sections;
  }

  private static List<Chapter> chapters(StageResult whole, FrameRange range, FrameRate rate) {
    List<Chapter> chapters = new ArrayList<>();
    for (int i = 0; i < whole.sections().size(); i++) {
      FrameRange section = NamedSection.framesOf(i, rate, whole);
      long from = Math.max(section.from(), range.from());
      long to = Math.min(section.to(), range.to());
      if (from < to) {
        String name = whole.sections().get(i).name();
        chapters.add(new Chapter(name, from - range.from(), to - range.from()));
      }
    }
    return List.copyOf(chapters);
  }
}
