import { defineRefusals } from '../define-refusals.ts';

export const teamRefusals = defineRefusals({
  noSuchTeamExam: { code: 55110, message: '这场考试不是组队考试' },
  noSuchTeam: { code: 55111, message: '队伍不存在' },
  teamClosed: { code: 55112, message: '队伍已解散' },
  teamFull: { code: 55113, message: '队伍已满员，换一支队伍试试' },
  teamElsewhere: { code: 55114, message: '你已经在这场考试的另一支队伍里' },
  teamNameTaken: { code: 55115, message: '这个队名已经有人用了，换一个试试' },
  teamNameBad: { code: 55116, message: '队名要 2 到 20 个字' },
  notCaptain: { code: 55117, message: '只有队长可以移出队员' },
  noSuchTeammate: { code: 55118, message: '这位队员不在队伍里' },
  teammateBegun: { code: 55119, message: '这位队员已经开考，不能移出' },
  teamBegun: { code: 55120, message: '你已经开考，不能退出队伍' },
  notInTeam: { code: 55121, message: '你不在这支队伍里' },
  teamNeeded: { code: 55122, message: '这是组队考试，请先组队' },
  teamIncomplete: { code: 55123, message: '队伍还没有满员，满员后才能开考' },
  captainStays: { code: 55124, message: '不能移出自己，想离开请退出队伍' },
  noTeamYet: { code: 55125, message: '你还没有加入这场考试的队伍' },
});
