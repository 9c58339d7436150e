package zoetrope.tools.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.files.Folders;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;

/**
 * A scene and an author's edit of it: steps are added, removed, changed and moved. Both are
 * rendered with and without a cache. All inputs share the cache, which is too small for all of
 * them. The videos must be equal, and so must the section files that every second scene has.
 */
final class CacheTarget extends FolderTarget {
  private static final long MAX_CACHE_BYTES = 300_000;
  private static final int MAX_BEATS = 14;

  /**
   * The number of steps of a scene that lasts at least half a minute. The dry run looks up the
   * segments of such scenes.
   */
  private static final int LONG_SCENE_STEPS = 36;

  private static final int EDITS = 3;

  private final RenderSettings settings = RenderSettings.of(96, 54, FrameRate.of(10)).withJobs(2);

  /**
   * Returns an input: the number of steps ("beats") of a scene, its steps, and those of the edited
   * scene.
   */
  @Override
  public byte[] generate(Random random) {
    int count = random.nextInt(4) == 0 ? LONG_SCENE_STEPS : 3 + random.nextInt(MAX_BEATS - 2);
    byte[] beats = new byte[count * EditedScene.BEAT];
    random.nextBytes(beats);
    byte[] edited = beats;
    for (int i = 1 + random.nextInt(EDITS); i > 0; i--) {
      edited = edit(edited, random);
    }
    byte[] input = new byte[1 + beats.length + edited.length];
    input[0] = (byte) count;
    System.arraycopy(beats, 0, input, 1, beats.length);
    System.arraycopy(edited, 0, input, 1 + beats.length, edited.length);
    return input;
  }

  private static byte[] edit(byte[] beats, Random random) {
    int count = beats.length / EditedScene.BEAT;
    int at = random.nextInt(count) * EditedScene.BEAT;
    byte[] beat = new byte[EditedScene.BEAT];
    random.nextBytes(beat);
    return switch (random.nextInt(4)) {
      case 0 -> joined(beats, at, beat, at);
      case 1 -> count > 1 ? joined(beats, at, new byte[0], at + EditedScene.BEAT) : beats;
      case 2 -> joined(beats, at, beat, at + EditedScene.BEAT);
      default -> {
        byte[] changed = beats.clone();
        changed[at + 1 + random.nextInt(EditedScene.BEAT - 1)] += (byte) (1 + random.nextInt(255));
        yield changed;
      }
    };
  }

  /**
   * Returns the bytes before {@code to}, then {@code between}, then the bytes from {@code from} on.
   */
  private static byte[] joined(byte[] beats, int to, byte[] between, int from) {
    byte[] all = Arrays.copyOf(beats, to + between.length + beats.length - from);
    System.arraycopy(between, 0, all, to, between.length);
    System.arraycopy(beats, from, all, to + between.length, beats.length - from);
    return all;
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    if (input.length == 0) {
      return false;
    }
    int end = Math.min(input.length, 1 + (input[0] & 0xff) * EditedScene.BEAT);
    byte[] before = Arrays.copyOfRange(input, 1, end);
    byte[] after = Arrays.copyOfRange(input, end, input.length);
    try {
      for (byte[] beats : List.of(before, after, before)) {
        byte[] with = film(beats, SegmentCache.in(file("segments"), MAX_CACHE_BYTES));
        if (!Arrays.equals(with, film(beats, SegmentCache.none()))) {
          throw new UnwantedOutcome("the film differs with a cache");
        }
      }
    } catch (SceneException e) {
      return OneObject.refused(e);
    }
    return true;
  }

  private byte[] film(byte[] beats, SegmentCache cache) throws IOException {
    Path file = file("film.mp4");
    SceneEntry scene = SceneEntry.of(() -> new EditedScene(beats));
    RenderRequest request = RenderRequest.film(scene, file);
    boolean whole = beats.length / EditedScene.BEAT % 2 == 0;
    if (whole) {
      new Renderer(settings).withCache(cache).render(request);
      return Files.readAllBytes(file);
    }
    Path sections = file("sections");
    try {
      new Renderer(settings).withCache(cache).render(request.withSections(sections));
      return joined(file, sections);
    } finally {
      if (Files.exists(sections)) {
        Folders.delete(sections);
      }
    }
  }

  private static byte[] joined(Path file, Path sections) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(Files.readAllBytes(file));
    try (Stream<Path> files = Files.list(sections)) {
      for (Path section : files.sorted().toList()) {
        all.write(Files.readAllBytes(section));
      }
    }
    return all.toByteArray();
  }
}
