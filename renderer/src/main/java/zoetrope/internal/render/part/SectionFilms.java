package zoetrope.internal.render.part;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.files.ExclusiveFolder;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.Replacement;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.plan.OutputFolders;
import zoetrope.internal.render.plan.SectionFiles;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.mux.Chapter;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.render.request.RenderSettings;

/**
 * Writes each section of a video to a separate file. {@link #commit} gives the files their final
 * names when all are complete. Without {@link #commit}, {@link #close} deletes them.
 */
public final class SectionFilms implements AutoCloseable {
  private final SectionFiles files;
  private final RenderSettings settings;
  private final VideoSettings video;
  private final PartSound sounds;
  private final boolean isNew;
  private final ExclusiveFolder claim;
  private final PartFilms films;
  private final List<SegmentedFilm> complete = new ArrayList<>();

  private SectionFilms(
      SectionFiles files,
      RenderSettings settings,
      VideoSettings video,
      PartSound sounds,
      boolean isNew,
      ExclusiveFolder claim) {
    this.files = files;
    this.settings = settings;
    this.video = video;
    this.sounds = sounds;
    this.isNew = isNew;
    this.claim = claim;
    this.films = new PartFilms(files.parts(), new Maker());
  }

  /**
   * Begins to write, and creates the folder if it is missing.
   *
   * @param sounds encodes the sound of a section
   * @throws zoetrope.render.result.OutputException if the folder cannot be created, or another run
   *     is writing sections to it
   */
  public static SectionFilms open(
      SectionFiles files, RenderSettings settings, VideoSettings video, PartSound sounds) {
    boolean isNew = Files.notExists(files.folder());
    ExclusiveFolder claim = OutputFolders.claim(files.folder(), "sections");
    return new SectionFilms(files, settings, video, sounds, isNew, claim);
  }

  private final class Maker implements PartFilms.Maker {
    @Override
    public EncodedSound sound(FilmPart part) {
      return sounds.of(part);
    }

    @Override
    public SegmentedFilm film(FilmPart part, Optional<EncodedSound> sound) {
      List<Chapter> title = List.of(new Chapter(part.title(), 0, part.frames()));
      SegmentedFilm film = SegmentedFilm.open(files.film(part), video, title, sound);
      film.tag(settings.metadata().ofPart(part.title()).tags());
      film.subtitle(part.subtitles(), settings.narration().voice().spokenLanguage());
      return film;
    }

    @Override
    public void take(FilmPart part, SegmentedFilm film) {
      complete.add(film);
    }
  }

  /** Appends a segment, which must not extend past the end of its section. */
  public void append(Segment segment) {
    films.append(segment);
  }

  /**
   * Renames all files to their final names.
   *
   * @param replacement restores the older files if something fails
   */
  public void commit(String scene, Replacement replacement) {
    for (FilmPart part : files.parts()) {
      replacement.of(files.film(part));
      complete.remove(0).commit();
    }
    files.writeTexts(scene, settings.rate(), replacement);
  }

  @Override
  public void close() {
    films.close();
    complete.forEach(SegmentedFilm::close);
    claim.close();
    if (isNew) {
      Folders.deleteIfPossible(files.folder());
    }
  }
}
