package zoetrope.internal.render.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.internal.video.mux.Chapter;
import zoetrope.internal.video.mux.SubtitleCue;
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
import zoetrope.scene.Parameter;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/**
 * Describes the files that are written for a request: their names, frames, sections, sound and
 * subtitles. It is made from the result of a dry run of the scene.
 */
public final class RenderPlan {
  /** The maximum number of spoken lines without a recording that a message lists. */
  private static final int MAX_NAMED_LINES = 5;

  private final RenderRequest request;
  private final RenderSettings settings;
  private final StageResult whole;
  private final FrameRange range;
  private final List<Chapter> chapters;
  private final List<FilmPart> parts;
  private final Soundtrack sound;
  private final List<SubtitleCue> subtitles;
  private final List<String> warnings;

  /**
   * Makes a plan.
   *
   * @param whole the result of the dry run
   * @throws UsageException if the request selects no frame of the scene, if something that it needs
   *     is missing, such as sound or a recording, or if a file cannot be written
   */
  public RenderPlan(RenderRequest request, StageResult whole, RenderSettings settings) {
    this.request = request;
    this.settings = settings;
    this.whole = whole;
    this.warnings = new ArrayList<>(whole.warnings());
    FrameRate rate = settings.rate();
    ScenePart part = request.part().in(request.scene());
    this.range = part.resolve(rate, whole);
    warnings.addAll(part.warnings(rate, whole));
    this.sound = SoundTracks.track(whole, range, rate, settings.narration().loudness());
    checkSound();
    checkRecordings();
    if (format().kind() == OutputKind.SEQUENCE) {
      PngSequence.others(request.target(), range).ifPresent(warnings::add);
    }
    checkBackground();
    this.subtitles = findSubtitles();
    this.chapters = findChapters();
    checkThumbnail();
    checkRate();
    checkTags();
    checkChapters();
    this.parts = findParts();
    checkSections();
  }

  public RenderRequest request() {
    return request;
  }

  /** Returns the range of frames to write, by their numbers in the scene. */
  public FrameRange range() {
    return range;
  }

  public boolean toTheEnd() {
    return range.to() == whole.frames();
  }

  /**
   * Returns the sections in the range. Their frames are counted from the beginning of the video.
   */
  public List<Chapter> chapters() {
    return chapters;
  }

  /** Returns the parts that become videos: the sections, if requested, or the slides. */
  public List<FilmPart> parts() {
    return parts;
  }

  public Soundtrack sound() {
    return sound;
  }

  /** Returns the subtitles of the video; none if they are drawn into the frames. */
  public List<SubtitleCue> subtitles() {
    return subtitles;
  }

  /** Returns the parameters that the scene has declared. */
  public List<Parameter<?>> parameters() {
    return whole.parameters();
  }

  public List<TimeEvent> timeEvents() {
    return whole.timeEvents();
  }

  public List<String> warnings() {
    return List.copyOf(warnings);
  }

  public long frames() {
    return format().kind() == OutputKind.SOUND ? 0 : range.to() - range.from();
  }

  public Optional<Path> subtitleFile() {
    return subtitles.isEmpty() || format().kind() == OutputKind.PLAYER
        ? Optional.empty()
        : Optional.of(SubtitleFormat.beside(request.target()));
  }

  public Optional<SectionFiles> sectionFiles() {
    return request.sections().map(folder -> SectionFiles.of(folder, parts, request.target()));
  }

  public List<RenderedSection> sections() {
    List<RenderedSection> sections = new ArrayList<>();
    for (Chapter chapter : chapters) {
      Time start = Time.ofFrame(chapter.from(), settings.rate());
      Time end = Time.ofFrame(chapter.to(), settings.rate());
      sections.add(new RenderedSection(chapter.title(), start, end.minus(start)));
    }
    return sections;
  }

  private OutputFormat format() {
    return request.format();
  }

  private boolean isVideo() {
    return format().kind() == OutputKind.FILM || format().isPresentation();
  }

  private void checkSound() {
    UsageException.require(
        format().kind() != OutputKind.SOUND || !sound.isEmpty(),
        "%s has no sound to write to %s: add some with sound(\"FILE\") or music(\"FILE\")",
        request.scene().name(),
        request.target());
    request
        .stems()
        .ifPresent(
            folder ->
                OutputFiles.checkFiles(List.copyOf(SoundTracks.stems(sound, folder).values())));
    if (!sound.isEmpty() && !format().holds(Feature.SOUND)) {
      warnings.add(leftOut(Feature.SOUND, sound.cues().size(), "sound"));
    }
  }

  private void checkRecordings() {
    List<SpokenLine> missing =
        whole.lines().stream().filter(line -> line.recording().isEmpty()).toList();
    if (settings.narration().voice().kind() != VoiceSettings.Kind.RECORDED || missing.isEmpty()) {
      return;
    }
    String named =
        missing.stream()
            .limit(MAX_NAMED_LINES)
            .map(
                line ->
                    "\n  "
                        + (line.place().isEmpty() ? "" : line.place() + ": ")
                        + line.text().fileName()
                        + "  "
                        + line.text().words())
            .collect(Collectors.joining());
    throw new UsageException(
        missing.size()
            + " of "
            + whole.lines().size()
            + " lines of "
            + request.scene().name()
            + " are not recorded: record them, or choose another voice"
            + named
            + (missing.size() > MAX_NAMED_LINES ? "\n  ..." : ""),
        Failure.Subject.RECORDINGS,
        "");
  }

  private void checkBackground() {
    if (isVideo() && whole.transparent() && !settings.transparent()) {
      warnings.add(
          "the scene's transparent background becomes black in this video; stills, image sequences"
              + " and transparent videos keep it");
    }
  }

  private List<SubtitleCue> findSubtitles() {
    if (format().kind() != OutputKind.FILM && format().kind() != OutputKind.PLAYER) {
      return List.of();
    }
    List<SubtitleCue> cues =
        settings.narration().burnsSubtitles()
            ? List.of()
            : SubtitleFormat.cues(whole.subtitles(), range, settings.rate());
    if (format().kind() == OutputKind.PLAYER) {
      return cues;
    }
    Path file = SubtitleFormat.beside(request.target());
    if (!cues.isEmpty()) {
      OutputFiles.checkFiles(List.of(file));
    } else if (Files.exists(file)) {
      warnings.add(
          "this video has no subtitles, but players would show "
              + file
              + " together with it: delete this file if it belongs to an earlier video");
    }
    return cues;
  }

  private List<Chapter> findChapters() {
    List<Chapter> found = new ArrayList<>();
    for (int i = 0; i < whole.sections().size(); i++) {
      FrameRange section = NamedSection.framesOf(i, settings.rate(), whole);
      long from = Math.max(section.from(), range.from());
      long to = Math.min(section.to(), range.to());
      if (from < to) {
        String name = whole.sections().get(i).name();
        found.add(new Chapter(name, from - range.from(), to - range.from()));
      }
    }
    return List.copyOf(found);
  }

  private void checkThumbnail() {
    if (request.thumbnail().isEmpty()) {
      return;
    }
    TimePoint time = request.thumbnail().get().time();
    if (time.frameAt(settings.rate(), whole.frames()) >= whole.frames()) {
      String message =
          RenderSession.beyond(request.scene(), settings, time, whole.frames()).getMessage();
      throw new UsageException("the thumbnail at " + message + "; end is its last frame");
    }
    if (!format().holds(Feature.COVER)) {
      warnings.add(
          lacks(Feature.COVER)
              + ": the thumbnail is only a file next to the video; to embed it, too, name a "
              + OutputFormat.list(OutputFormat.films(Feature.COVER), " or "));
    }
  }

  private void checkRate() {
    if (settings.rate().perSecond() > format().maxBrowserRate()) {
      warnings.add(
          Messages.of(
              "%s of %s fps is slow in browsers, which show each frame for at least 11 ms:"
                  + " take at most %s",
              format().described(), settings.rate(), format().maxBrowserRate()));
    }
  }

  private void checkTags() {
    if (!settings.metadata().isEmpty() && !format().holds(Feature.TAGS)) {
      warnings.add(lacks(Feature.TAGS) + ": they are left out");
    }
  }

  private void checkChapters() {
    if (!chapters.isEmpty() && !format().holds(Feature.CHAPTERS)) {
      warnings.add(leftOut(Feature.CHAPTERS, chapters.size(), "section"));
    }
  }

  private List<FilmPart> findParts() {
    String scene = request.scene().name();
    List<FilmPart> found =
        format().isPresentation()
            ? FilmPart.ofSlides(scene, range, whole, settings.rate())
            : request.sections().isPresent()
                ? FilmPart.ofSections(chapters, scene, range, whole, settings.rate())
                : List.of();
    return settings.narration().burnsSubtitles()
        ? found.stream().map(FilmPart::withoutSubtitles).toList()
        : found;
  }

  private void checkSections() {
    Optional<SectionFiles> files = sectionFiles();
    if (files.isEmpty()) {
      return;
    }
    OutputFiles.checkFiles(files.get().all());
    if (whole.sections().isEmpty()) {
      warnings.add(
          "the scene has no sections, so all of it is one: section(\"NAME\") begins another");
    }
    files.get().others().ifPresent(warnings::add);
  }

  private String lacks(Feature feature) {
    return format().described() + " " + feature.refusal();
  }

  private String leftOut(Feature feature, int count, String what) {
    String things = count == 1 ? what + " is" : count + " " + what + "s are";
    String others = OutputFormat.list(OutputFormat.films(feature), " or ");
    return lacks(feature) + ": the scene's " + things + " not in it; name a " + others;
  }
}
