/**
 * The studio: a server on the loopback address, and a page in the browser that shows scenes while
 * they are written. It uses the public API of the renderer. Only the command line depends on it,
 * through an interface.
 *
 * <p>A page and the server use one WebSocket, {@code /window}. The page sends calls: objects with
 * the name of a {@code call} and an {@code id}. An answer has the same {@code id} and a {@code
 * result} or a {@code problem} ({@link zoetrope.studio.project.Problem}):
 *
 * <ul>
 *   <li>{@code open}: shows a {@code scene} with {@code parameters}, {@code seed} and {@code
 *       voice}. {@code hidden} and {@code alone} are lists of object numbers. Hidden objects are
 *       not shown. If {@code alone} has objects, only these are shown. The result has the facts
 *       that are known before the scene has run. With {@code picture}, the scene runs to its end
 *       only after the page has received its first image
 *   <li>{@code stop}: stops the run of the scene
 *   <li>{@code source}: the text of a {@code file}
 *   <li>{@code edit}: opens a {@code line} of a {@code file} in the author's editor
 *   <li>{@code objects}: the objects on the stage at {@code frame}; with {@code find}, only objects
 *       that contain all its words
 *   <li>{@code thumbnail}: a small image of the first of several {@code frames} that is not blank
 *   <li>{@code hit}: the objects at {@code x}, {@code y} in pixels of the video, or within {@code
 *       reach}
 *   <li>{@code object}: all facts about an object
 *   <li>{@code view}: shows the scene through another camera
 *   <li>{@code point}, {@code move}, {@code scale}, {@code rotate}, {@code part}, {@code curve},
 *       {@code camera}, {@code color}, {@code font}, {@code text}: the {@code code} for an action
 *       of a tool; with {@code write}, also the {@code change} of the source. An object has a
 *       {@code number}, and a {@code play} has a {@code generation}, so that both are found after a
 *       change
 *   <li>{@code duration}, {@code number}, {@code default}, {@code section}: writes the duration of
 *       a play or pause, a number, the default of a parameter, or the beginning of a section
 *   <li>{@code fix}: applies the fix of a finding of lint, if the finding is gone afterwards
 *   <li>{@code undo}: undoes the last change of the source
 *   <li>{@code choices}: colours and fonts
 *   <li>{@code profile}: the cost of plays; {@code costs}: the cost of objects at {@code frame};
 *       {@code endProfile}: ends both ({@link zoetrope.studio.window.SceneProfile})
 *   <li>{@code wave}: the peaks of the sound {@code from} one sample {@code to} another, in {@code
 *       count} parts ({@link zoetrope.studio.live.SceneSound})
 *   <li>{@code timeEvent}: moves the time event {@code name} to {@code seconds}
 *   <li>{@code lines}: the spoken lines and their recordings
 *   <li>{@code take}: a ticket for a recording of a {@code line}. The page sends the recording as a
 *       WAV file to {@code /take/TICKET} ({@link zoetrope.studio.window.Takes})
 *   <li>{@code make}: makes a video, sound file, presentation, still, image sequence or storyboard
 *       ({@link zoetrope.studio.make.MakeOrder}). Its files are at {@code /made/JOB/NUMBER}
 *   <li>{@code plan}: the size and duration of such an output, without drawing
 *   <li>{@code presenting}: the slide and its notes, for a remote control
 *   <li>{@code cancel}: cancels a {@code job}, or removes a finished one
 * </ul>
 *
 * <p>Calls without an answer: {@code alive}, {@code picture}, {@code segment} and {@code sound}.
 * The last three request binary messages that begin with their kind: an image ({@link
 * zoetrope.studio.stream.PictureCode}), a video segment ({@link
 * zoetrope.studio.stream.SegmentSender}) and samples ({@link zoetrope.studio.stream.SoundSender}).
 *
 * <p>Events are objects with the name of an {@code event} and {@code data}:
 *
 * <ul>
 *   <li>{@code scenes}: all scenes, at first and after each change of files. The {@code generation}
 *       stays the same if no file has changed, and only more facts about a scanned file are known
 *       ({@link zoetrope.studio.project.SingleFiles})
 *   <li>{@code part}: the beginning of a scene that is still running
 *   <li>{@code outline}: the result of running the scene
 *   <li>{@code lint}: the findings of lint
 *   <li>{@code problem}: an error
 *   <li>{@code seeking}: the progress of an image that takes long ({@link
 *       zoetrope.studio.stream.PictureSender.Seeking})
 *   <li>{@code stalled}: the line that the scene executes if it does not advance; empty once it
 *       advances
 *   <li>{@code step}: a step of a remote control for the window that presents
 *   <li>{@code jobs}: the state of all jobs
 *   <li>{@code profiled}: the number of measured plays
 * </ul>
 */
package zoetrope.studio;
